// expect: violated deadlock

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** The party of the main task never arrives. */
public class UtilForgotten {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(1);
        finish(() -> {
            barrier.register();
            async(() -> barrier.arriveAndAwaitAdvance());
        });
    }
}
