// expect: error
// error: next on a phaser that this task is not registered on

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** doNext needs a registration on that phaser. */
public class PhaserDoNextUnregistered {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                async(() -> phaser.doNext());
            });
        });
    }
}
