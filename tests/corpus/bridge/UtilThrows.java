// expect: may deadlock

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** An exception may end a task that is still registered; not for this input. */
public class UtilThrows {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(2);
        finish(() -> {
            for (int i = 0; i < 2; i++) {
                async(() -> {
                    System.out.println(10 / (args.length + 1));
                    barrier.arriveAndAwaitAdvance();
                    barrier.arriveAndDeregister();
                });
            }
        });
    }
}
