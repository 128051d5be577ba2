// expect: ok
// output: through

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A bound keeps the signaller from running ahead. */
public class PhaserBoundHolds {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT, 2);
                asyncPhased(phaser.inMode(SIG), () -> {
                    for (int i = 0; i < 4; i++) {
                        next();
                    }
                });
                asyncPhased(phaser.inMode(WAIT), () -> {
                    for (int i = 0; i < 4; i++) {
                        next();
                    }
                });
            });
            System.out.println("through");
        });
    }
}
