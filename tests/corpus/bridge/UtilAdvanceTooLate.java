// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.Phaser;

/** It would end behind its third phase, which one of two does not reach. */
public class UtilAdvanceTooLate {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int registeredParties) {
                return phase == 2;
            }
        };
        Thread thread = new Thread(() -> {
            phaser.arriveAndAwaitAdvance();
            phaser.awaitAdvance(phaser.arrive());
        });
        thread.start();
        for (int i = 0; i < 5; i++) {
            phaser.arriveAndAwaitAdvance();
        }
        thread.join();
    }
}
