// expect: may deadlock
// truth: nobody waits for ever

import java.util.concurrent.Phaser;

/** Phase 7 has not come: the call returns at once. Numbers of phases are not counted here. */
public class UtilAwaitNumber {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(1);
        phaser.awaitAdvance(7);
        phaser.arriveAndAwaitAdvance();
    }
}
