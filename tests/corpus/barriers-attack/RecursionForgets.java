// expect: unknown: java.util.concurrent.Phaser.arriveAndAwaitAdvance by a task that stand
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Each level registers a party and leaves with it: one party is left, and both arrive for it. */
public class RecursionForgets {
    static void grow(Phaser phaser, int depth) {
        phaser.register();
        if (depth > 0) {
            new Thread(() -> grow(phaser, depth - 1)).start();
        }
        phaser.arriveAndDeregister();
        phaser.arriveAndAwaitAdvance();
    }

    public static void main(String[] args) {
        grow(new Phaser(1), 1);
    }
}
