// expect: violated deadlock

import java.util.concurrent.Phaser;

/** The main thread stays registered and never arrives. */
public class PhaserForgetsMain {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        for (int i = 0; i < 2; i++) {
            phaser.register();
            new Thread(() -> {
                phaser.arriveAndAwaitAdvance();
                phaser.arriveAndDeregister();
            }).start();
        }
    }
}
