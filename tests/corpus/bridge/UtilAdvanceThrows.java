// expect: unknown: may throw
// truth: somebody waits for ever

import java.util.concurrent.Phaser;

/** An exception of onAdvance keeps the phase from ending: who has arrived before waits for ever. */
public class UtilAdvanceThrows {
    public static void main(String[] args) throws InterruptedException {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int registeredParties) {
                return 1 / phase == 0;
            }
        };
        Thread thread = new Thread(() -> phaser.arriveAndAwaitAdvance());
        thread.start();
        phaser.arriveAndAwaitAdvance();
    }
}
