// expect: error
// error: doWait on a phaser that this task holds in mode SIG

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task in mode SIG cannot wait. */
public class PhaserWaitInSigMode {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG), () -> phaser.doWait());
            });
        });
    }
}
