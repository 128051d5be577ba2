// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.Phaser;

/** It ends behind its second phase: whoever goes on alone waits for nobody. */
public class UtilAdvanceCounted {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int registeredParties) {
                return phase >= 1 || registeredParties == 0;
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
