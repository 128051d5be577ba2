// expect: deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task that signals and waits must signal first. */
public class PhaserWaitWithoutSignal {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG_WAIT), () -> phaser.doWait());
            });
        });
    }
}
