// expect: unknown: java.util.concurrent.Phaser.arrive by a task that has arrived and not
// truth: it depends on the input or the schedule

import java.util.concurrent.*;

/** The worker arrives for two phases without waiting: the second may come too early. */
public class PhaserArrivesTwice {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(2);
        new Thread(() -> {
            phaser.arrive();
            phaser.arrive();
        }).start();
        phaser.arriveAndAwaitAdvance();
        phaser.arriveAndAwaitAdvance();
    }
}
