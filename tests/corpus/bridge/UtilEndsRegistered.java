// expect: violated deadlock

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.Phaser;

/** A task ends without leaving; the other waits for it in the second round. */
public class UtilEndsRegistered {
    public static void main(String[] args) {
        Phaser barrier = new Phaser(2);
        finish(() -> {
            async(() -> barrier.arriveAndAwaitAdvance());
            async(() -> {
                barrier.arriveAndAwaitAdvance();
                barrier.arriveAndAwaitAdvance();
            });
        });
    }
}
