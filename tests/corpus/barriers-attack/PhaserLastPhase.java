// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.*;

/** The worker leaves without saying so; main waits for a second phase. */
public class PhaserLastPhase {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> phaser.arriveAndAwaitAdvance()).start();
        phaser.arriveAndAwaitAdvance();
        phaser.arriveAndAwaitAdvance();
    }
}
