// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Each level registers a party for the thread below it; five in all. */
public class RecursionRegisters {
    static void grow(Phaser phaser, int depth) {
        if (depth > 0) {
            phaser.register();
            new Thread(() -> grow(phaser, depth - 1)).start();
        }
        phaser.arriveAndAwaitAdvance();
        phaser.arriveAndDeregister();
    }

    public static void main(String[] args) {
        grow(new Phaser(1), 4);
    }
}
