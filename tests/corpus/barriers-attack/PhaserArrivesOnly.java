// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The worker arrives and does not wait; main waits. */
public class PhaserArrivesOnly {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> phaser.arrive()).start();
        phaser.arriveAndAwaitAdvance();
    }
}
