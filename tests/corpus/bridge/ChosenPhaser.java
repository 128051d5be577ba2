// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The input decides which of two phasers a variable holds; both ways are followed. */
public class ChosenPhaser {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser left = newPhaser(SIG_WAIT);
                HjPhaser right = newPhaser(SIG_WAIT);
                HjPhaser first = args.length == 0 ? right : left;
                HjPhaser second = args.length == 0 ? left : right;
                asyncPhased(left.inMode(SIG_WAIT), right.inMode(SIG_WAIT), () -> {
                    left.doNext();
                    right.doNext();
                });
                asyncPhased(left.inMode(SIG_WAIT), right.inMode(SIG_WAIT), () -> {
                    first.doNext();
                    second.doNext();
                });
            });
        });
    }
}
