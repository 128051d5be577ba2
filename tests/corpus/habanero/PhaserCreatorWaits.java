// expect: deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The creator waits in a finish for a task that waits for the creator. */
public class PhaserCreatorWaits {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser phaser = newPhaser(SIG_WAIT);
            finish(() -> asyncPhased(phaser.inMode(SIG_WAIT), () -> next()));
        });
    }
}
