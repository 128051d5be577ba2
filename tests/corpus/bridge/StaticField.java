// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The phaser is in a static field, written before any task starts. */
public class StaticField {
    static HjPhaser barrier;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                barrier = newPhaser(SIG_WAIT);
                for (int i = 0; i < 2; i++) {
                    asyncPhased(barrier.inMode(SIG_WAIT), () -> barrier.doNext());
                }
                barrier.doNext();
            });
        });
    }
}
