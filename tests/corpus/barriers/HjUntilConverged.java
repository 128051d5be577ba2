// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Rounds until the values have settled; who has ends and leaves. */
public class HjUntilConverged {
    public static void main(String[] args) {
        double[] values = {1, 2, 3, 4};
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            for (int i = 1; i < 3; i++) {
                int cell = i;
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    double change = 1;
                    while (change > 0.001) {
                        double mean = (values[cell - 1] + values[cell + 1]) / 2;
                        next();
                        change = Math.abs(mean - values[cell]);
                        values[cell] = mean;
                        next();
                    }
                });
            }
        }));
    }
}
