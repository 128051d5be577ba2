// expect: may deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** As many rounds on both sides, but how many depends on the input: that they agree is not seen. */
public class SameRoundsOfInput {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int rounds = args.length + 2;
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    for (int round = 0; round < rounds; round++) {
                        next();
                    }
                });
                for (int round = 0; round < rounds; round++) {
                    next();
                }
            });
        });
    }
}
