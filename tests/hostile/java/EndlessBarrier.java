import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Two tasks meet at a barrier for ever, and count in isolated. */
public class EndlessBarrier {
    static long count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            for (int i = 0; i < 2; i++) {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    while (true) {
                        isolated(() -> count++);
                        next();
                    }
                });
            }
        }));
    }
}
