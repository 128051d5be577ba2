// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task waits at an inner finish for one that waits for it at the barrier. */
public class NestedFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    finish(() -> asyncPhased(barrier.inMode(SIG_WAIT), () -> next()));
                    next();
                });
            });
        });
    }
}
