// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The task does one round more than its parent, which stays registered. */
public class OneRoundMore {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    for (int round = 0; round < 4; round++) {
                        next();
                    }
                });
                for (int round = 0; round < 3; round++) {
                    next();
                }
            });
        });
    }
}
