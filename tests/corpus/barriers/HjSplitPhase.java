// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Work of one's own between the signal and the wait. */
public class HjSplitPhase {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            for (int i = 0; i < 3; i++) {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    for (int round = 0; round < 2; round++) {
                        signal();
                        System.out.println("meanwhile");
                        next();
                    }
                });
            }
        }));
    }
}
