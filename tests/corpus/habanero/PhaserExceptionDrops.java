// expect: exception
// error: before the barrier

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task that fails drops its registrations, so the others go on. */
public class PhaserExceptionDrops {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    throw new IllegalStateException("before the barrier");
                });
                asyncPhased(phaser.inMode(SIG_WAIT), () -> next());
            });
        });
    }
}
