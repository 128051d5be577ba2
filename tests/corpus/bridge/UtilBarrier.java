// expect: proved

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** The library's Phaser: each task registers a party for its child before it starts it. */
public class UtilBarrier {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(1);
        finish(() -> {
            for (int i = 0; i < 3; i++) {
                barrier.register();
                async(() -> {
                    barrier.arriveAndAwaitAdvance();
                    barrier.arriveAndDeregister();
                });
            }
            barrier.arriveAndDeregister();
        });
    }
}
