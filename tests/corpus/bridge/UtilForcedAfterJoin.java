// expect: violated deadlock
// truth: somebody waits for ever

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** It would be ended only when those that wait at it have ended. */
public class UtilForcedAfterJoin {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        finish(() -> {
            async(() -> phaser.arriveAndAwaitAdvance());
        });
        phaser.forceTermination();
    }
}
