// expect: unknown: a Phaser with a parent is not modelled
// truth: nobody waits for ever

import java.util.concurrent.*;

/** A phaser with a parent. */
public class PhaserTiered {
    public static void main(String[] args) {
        Phaser root = new Phaser();
        Phaser leaf = new Phaser(root, 2);
        new Thread(leaf::arriveAndAwaitAdvance).start();
        leaf.arriveAndAwaitAdvance();
    }
}
