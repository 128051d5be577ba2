// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task waits at the barrier while it holds a lock. */
public class Monitor {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Object lock = new Object();
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                for (int i = 0; i < 2; i++) {
                    asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                        synchronized (lock) {
                            next();
                        }
                    });
                }
            });
        });
    }
}
