// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The same with a lock that nobody waits in. */
public class HjSynchronizedCounter {
    private int counter;

    synchronized void count() {
        counter++;
    }

    public static void main(String[] args) {
        HjSynchronizedCounter shared = new HjSynchronizedCounter();
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            for (int i = 0; i < 3; i++) {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    shared.count();
                    next();
                });
            }
        }));
    }
}
