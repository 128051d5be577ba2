// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import java.util.concurrent.CountDownLatch;

/** A latch of the library blocks as well. */
public class Latch {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            CountDownLatch latch = new CountDownLatch(1);
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    try {
                        latch.await();
                    } catch (InterruptedException never) {
                        return;
                    }
                    next();
                });
                next();
                latch.countDown();
            });
        });
    }
}
