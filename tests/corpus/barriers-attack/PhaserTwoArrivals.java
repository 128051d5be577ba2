// expect: unknown: java.util.concurrent.Phaser.arrive by a task that stands for several p
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Two parties, and one task that arrives for both. */
public class PhaserTwoArrivals {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        phaser.arrive();
        phaser.arriveAndAwaitAdvance();
    }
}
