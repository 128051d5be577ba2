// expect: unknown: by a task that stands for no

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** A task registers itself after it has started. */
public class UtilLateRegistration {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(1);
        finish(() -> {
            async(() -> {
                barrier.register();
                barrier.arriveAndAwaitAdvance();
            });
            barrier.arriveAndDeregister();
        });
    }
}
