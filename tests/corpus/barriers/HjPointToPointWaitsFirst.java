// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Neighbours that wait before they signal. */
public class HjPointToPointWaitsFirst {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser left = newPhaser(SIG_WAIT);
            HjPhaser right = newPhaser(SIG_WAIT);
            asyncPhased(left.inMode(SIG), right.inMode(WAIT), () -> {
                right.doWait();
                left.signal();
            });
            asyncPhased(right.inMode(SIG), left.inMode(WAIT), () -> {
                left.doWait();
                right.signal();
            });
        }));
    }
}
