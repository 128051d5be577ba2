// expect: error
// error: a child may be registered on a phaser only once

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A child is registered on a phaser once. */
public class PhaserRegisteredTwice {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG), phaser.inMode(WAIT), () -> next());
            });
        });
    }
}
