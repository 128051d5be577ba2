// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task may loop for ever before it signals: no cycle of waits, but the other waits all the same. */
public class SpinsForEver {
    static volatile boolean ready;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    while (!ready) {
                        Thread.onSpinWait();
                    }
                    next();
                });
                next();
            });
        });
    }
}
