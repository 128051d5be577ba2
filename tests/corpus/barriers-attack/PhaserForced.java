// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Termination by force lets everybody through. */
public class PhaserForced {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(phaser::arriveAndAwaitAdvance).start();
        phaser.forceTermination();
    }
}
