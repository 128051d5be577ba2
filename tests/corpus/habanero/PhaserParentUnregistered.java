// expect: error
// error: cannot register a child on a phaser the parent is not registered on

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A child cannot be registered on what its parent is not. */
public class PhaserParentUnregistered {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                async(() -> asyncPhased(phaser.inMode(SIG), () -> next()));
            });
        });
    }
}
