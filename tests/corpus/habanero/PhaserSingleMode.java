// expect: error
// error: next with a single statement needs exactly one registration in mode SIG_WAIT_SINGLE

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A single statement needs the mode for it. */
public class PhaserSingleMode {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG_WAIT), () -> next(() -> { }));
            });
        });
    }
}
