// expect: unknown: a party is registered by a task that stands for none itself
// truth: nobody waits for ever

import java.util.concurrent.*;

/** All parties leave, the phaser ends, and nobody waits on it any more. */
public class PhaserTerminates {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        phaser.arriveAndDeregister();
        phaser.register();
        phaser.register();
        phaser.arriveAndAwaitAdvance();
    }
}
