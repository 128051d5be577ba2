// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** One of the tasks prints what all have done. */
public class HjSingle {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT_SINGLE);
            for (int i = 0; i < 3; i++) {
                asyncPhased(barrier.inMode(SIG_WAIT_SINGLE), () -> {
                    for (int round = 0; round < 2; round++) {
                        next(() -> System.out.println("a round is over"));
                    }
                });
            }
        }));
    }
}
