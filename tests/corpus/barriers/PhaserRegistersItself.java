// expect: unknown: by a task that stands for none itself

import java.util.concurrent.Phaser;

/** Each thread registers itself once it runs, which may be late. */
public class PhaserRegistersItself {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                phaser.register();
                phaser.arriveAndAwaitAdvance();
                phaser.arriveAndDeregister();
            }).start();
        }
        phaser.arriveAndDeregister();
    }
}
