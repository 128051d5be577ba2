// expect: violated deadlock

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** A task throws before it arrives, and its party stays registered. */
public class UtilThrown {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(2);
        finish(() -> {
            async(() -> barrier.arriveAndAwaitAdvance());
            async(() -> {
                if (args.length == 0) {
                    throw new IllegalStateException("no arguments");
                }
                barrier.arriveAndAwaitAdvance();
            });
        });
    }
}
