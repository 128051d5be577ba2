// expect: unknown: awaitAdvance by a task that stands for no

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** A task waits for a phase without being a party. */
public class UtilOnlooker {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(1);
        finish(() -> {
            async(() -> barrier.arriveAndDeregister());
            barrier.awaitAdvance(0);
        });
    }
}
