// expect: proved

import java.util.concurrent.Phaser;

/** Threads that are registered before they start, and deregister at the end. */
public class PhaserThreads {
    public static void main(String[] args) {
        Phaser phaser = new Phaser(1);
        for (int i = 0; i < 3; i++) {
            phaser.register();
            new Thread(() -> {
                System.out.println("before");
                phaser.arriveAndAwaitAdvance();
                System.out.println("after");
                phaser.arriveAndDeregister();
            }).start();
        }
        phaser.arriveAndDeregister();
    }
}
