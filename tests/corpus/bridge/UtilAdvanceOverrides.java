// expect: violated deadlock
// truth: somebody waits for ever

import java.util.concurrent.Phaser;

/** A subclass whose arrive does nothing. */
public class UtilAdvanceOverrides {
    static class Lazy extends Phaser {
        Lazy(int parties) {
            super(parties);
        }

        @Override
        public int arrive() {
            return 0;
        }
    }

    public static void main(String[] args) {
        Phaser phaser = new Lazy(2);
        new Thread(() -> phaser.arrive()).start();
        phaser.arriveAndAwaitAdvance();
    }
}
