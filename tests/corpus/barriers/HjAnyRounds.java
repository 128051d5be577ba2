// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** As many rounds as the arguments say. */
public class HjAnyRounds {
    public static void main(String[] args) {
        int rounds = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            for (int i = 0; i < 3; i++) {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    for (int round = 0; round < rounds; round++) {
                        next();
                    }
                });
            }
        }));
    }
}
