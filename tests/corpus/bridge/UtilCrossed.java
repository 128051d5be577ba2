// expect: violated deadlock

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** Two phasers in opposite order. */
public class UtilCrossed {
    public static void main(String[] args) {
        Phaser left = new Phaser(1);
        Phaser right = new Phaser(1);
        finish(() -> {
            left.register();
            right.register();
            async(() -> {
                left.arriveAndAwaitAdvance();
                right.arriveAndAwaitAdvance();
            });
            right.arriveAndAwaitAdvance();
            left.arriveAndAwaitAdvance();
        });
    }
}
