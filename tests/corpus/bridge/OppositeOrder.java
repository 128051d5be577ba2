// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Two barriers in opposite order. */
public class OppositeOrder {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser left = newPhaser(SIG_WAIT);
                HjPhaser right = newPhaser(SIG_WAIT);
                asyncPhased(left.inMode(SIG_WAIT), right.inMode(SIG_WAIT), () -> {
                    left.doNext();
                    right.doNext();
                });
                asyncPhased(left.inMode(SIG_WAIT), right.inMode(SIG_WAIT), () -> {
                    right.doNext();
                    left.doNext();
                });
            });
        });
    }
}
