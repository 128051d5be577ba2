// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.Phaser;

/** Phases that are over, and numbers below zero, are not waited for. */
public class UtilAwaitPast {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2);
        Thread thread = new Thread(() -> {
            int first = phaser.arriveAndAwaitAdvance() - 1;
            phaser.arrive();
        });
        thread.start();
        int first = phaser.getPhase();
        int second = phaser.arriveAndAwaitAdvance();
        phaser.awaitAdvance(first);
        phaser.awaitAdvance(-1);
        int arrived = phaser.arrive();
        phaser.awaitAdvance(second);
        phaser.awaitAdvance(arrived);
        thread.join();
    }
}
