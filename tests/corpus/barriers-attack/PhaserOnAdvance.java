// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** The phaser ends itself after the first phase; main goes on alone without waiting. */
public class PhaserOnAdvance {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2) {
            @Override
            protected boolean onAdvance(int phase, int parties) {
                return true;
            }
        };
        new Thread(phaser::arriveAndAwaitAdvance).start();
        phaser.arriveAndAwaitAdvance();
        phaser.arriveAndAwaitAdvance();
    }
}
