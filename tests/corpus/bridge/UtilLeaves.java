// expect: proved

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** One task leaves at once, the other goes on alone. */
public class UtilLeaves {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(2);
        finish(() -> {
            async(() -> barrier.arriveAndDeregister());
            async(() -> {
                barrier.arriveAndAwaitAdvance();
                barrier.arriveAndAwaitAdvance();
                barrier.arriveAndDeregister();
            });
        });
    }
}
