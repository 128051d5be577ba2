// expect: error
// error: signal on a phaser that this task holds in mode WAIT

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task in mode WAIT cannot signal. */
public class PhaserSignalInWaitMode {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(WAIT), () -> phaser.signal());
            });
        });
    }
}
