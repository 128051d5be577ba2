// expect: error
// error: cannot register a child in mode SIG_WAIT on a phaser the parent holds in mode SIG

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A child may not have more than its parent. */
public class PhaserAboveParent {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG), () ->
                    asyncPhased(phaser.inMode(SIG_WAIT), () -> next()));
            });
        });
    }
}
