// expect: proved
// truth: nobody waits for ever

import java.util.concurrent.*;

/** Main registers a party between phases and hands it to a new thread. */
public class PhaserLateParty {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        for (int i = 0; i < 3; i++) {
            phaser.register();
            new Thread(phaser::arriveAndDeregister).start();
            phaser.arriveAndAwaitAdvance();
        }
        phaser.arriveAndDeregister();
    }
}
