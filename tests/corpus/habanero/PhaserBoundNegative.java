// expect: error
// error: the bound of a phaser must not be negative: -1

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

/** A bound is not negative. */
public class PhaserBoundNegative {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            newPhaser(SIG_WAIT, -1);
        });
    }
}
