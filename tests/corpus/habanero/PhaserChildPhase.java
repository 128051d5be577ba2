// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A child starts at its parent's phases. */
public class PhaserChildPhase {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                next();
                next();
                finish(() -> asyncPhased(phaser.inMode(SIG_WAIT), () -> System.out.println(phaser.getWaitPhase())));
            });
        });
    }
}
