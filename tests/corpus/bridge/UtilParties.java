// expect: proved

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** As many parties as tasks. */
public class UtilParties {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(2);
        finish(() -> {
            for (int i = 0; i < 2; i++) {
                async(() -> {
                    int phase = barrier.arrive();
                    barrier.awaitAdvance(phase);
                    barrier.arriveAndDeregister();
                });
            }
        });
    }
}
