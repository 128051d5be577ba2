// expect: unknown: while other tasks can read it

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The static field is written while a task runs that may read it. */
public class StaticFieldLate {
    static HjPhaser barrier;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                barrier = newPhaser(SIG_WAIT);
                asyncPhased(barrier.inMode(SIG_WAIT), () -> barrier.doNext());
                barrier = newPhaser(SIG_WAIT);
            });
        });
    }
}
