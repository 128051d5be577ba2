// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A finish inside a registered task waits for a task that waits for it. */
public class HjParentWaitsInside {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> asyncPhased(barrier.inMode(SIG_WAIT), () -> next()));
            next();
        }));
    }
}
