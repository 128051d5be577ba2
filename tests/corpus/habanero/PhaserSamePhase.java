// expect: race

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Two tasks write one cell in the same phase. */
public class PhaserSamePhase {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                for (int i = 0; i < 2; i++) {
                    asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                        next();
                        x++;
                        next();
                    });
                }
            });
        });
    }
}
