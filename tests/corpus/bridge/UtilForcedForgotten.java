// expect: violated deadlock
// truth: somebody waits for ever

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** The phaser that is ended is not the one that the other waits at. */
public class UtilForcedForgotten {
    public static void main(String[] args) {
        Phaser ended = new Phaser(1);
        Phaser other = new Phaser(2);
        finish(() -> {
            async(() -> other.arriveAndAwaitAdvance());
            ended.forceTermination();
        });
    }
}
