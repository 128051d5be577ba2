// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.Phaser;

/** Phase 0 is the one that it is in. */
public class UtilAwaitNumberPresent {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(1);
        phaser.awaitAdvance(0);
        phaser.arriveAndAwaitAdvance();
    }
}
