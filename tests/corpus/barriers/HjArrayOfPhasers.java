// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** One phaser for each pair of neighbours in a row of tasks. */
public class HjArrayOfPhasers {
    public static void main(String[] args) {
        int tasks = 4;
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser[] between = new HjPhaser[tasks + 1];
            for (int i = 0; i <= tasks; i++) {
                between[i] = newPhaser(SIG_WAIT);
            }
            for (int i = 0; i < tasks; i++) {
                asyncPhased(between[i].inMode(SIG_WAIT), between[i + 1].inMode(SIG_WAIT), () -> {
                    next();
                    next();
                });
            }
        }));
    }
}
