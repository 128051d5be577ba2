// expect: violated deadlock
// truth: somebody waits for ever

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** onAdvance would end it behind the third round, but one party arrives twice only and stays. */
public class UtilAdvanceForgotten {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int registeredParties) {
                return phase >= 2;
            }
        };
        finish(() -> {
            async(() -> {
                for (int i = 0; i < 2; i++) {
                    phaser.arriveAndAwaitAdvance();
                }
            });
            while (!phaser.isTerminated()) {
                phaser.arriveAndAwaitAdvance();
            }
        });
    }
}
