// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** How many rounds a task does depends on the input; who is done leaves the barrier. */
public class AnyRounds {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int rounds = args.length;
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                for (int i = 0; i < 2; i++) {
                    asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                        for (int round = 0; round < rounds; round++) {
                            next();
                        }
                    });
                }
            });
        });
    }
}
