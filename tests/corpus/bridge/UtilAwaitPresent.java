// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.Phaser;

/** The phase that a registered task is in does not end before it arrives. */
public class UtilAwaitPresent {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2);
        Thread thread = new Thread(() -> phaser.arriveAndAwaitAdvance());
        thread.start();
        phaser.awaitAdvance(phaser.getPhase());
        phaser.arrive();
        thread.join();
    }
}
