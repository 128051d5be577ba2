// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task that ends leaves the barrier, and the other goes on alone. */
public class HjOneRoundLess {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            asyncPhased(barrier.inMode(SIG_WAIT), () -> rounds(4));
            asyncPhased(barrier.inMode(SIG_WAIT), () -> rounds(3));
        }));
    }

    static void rounds(int count) {
        for (int i = 0; i < count; i++) {
            next();
        }
    }
}
