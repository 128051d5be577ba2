// expect: error
// error: signal on a phaser that this task is not registered on

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** After drop a phaser cannot be used. */
public class PhaserAfterDrop {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser phaser = newPhaser(SIG_WAIT);
            phaser.drop();
            phaser.signal();
        });
    }
}
