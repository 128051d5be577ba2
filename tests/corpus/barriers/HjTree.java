// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Tasks of a tree, made by recursion, all on one barrier. */
public class HjTree {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            grow(barrier, 2);
        }));
    }

    static void grow(HjPhaser barrier, int depth) {
        if (depth > 0) {
            asyncPhased(barrier.inMode(SIG_WAIT), () -> grow(barrier, depth - 1));
            asyncPhased(barrier.inMode(SIG_WAIT), () -> grow(barrier, depth - 1));
        }
        next();
    }
}
