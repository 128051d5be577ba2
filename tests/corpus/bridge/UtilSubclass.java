// expect: proved

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** A subclass whose phaser never ends. */
public class UtilSubclass {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(1) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                return false;
            }
        };
        finish(() -> {
            barrier.register();
            async(() -> barrier.arriveAndAwaitAdvance());
            barrier.arriveAndDeregister();
        });
    }
}
