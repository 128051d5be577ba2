// expect: deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjPhaser;

/** The signaller is held by the bound, the waiter by the signaller. */
public class PhaserBoundDeadlock {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> ready = newDataDrivenFuture();
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT, 1);
                asyncPhased(phaser.inMode(SIG), () -> {
                    phaser.signal();
                    phaser.signal();
                    ready.put(1);
                });
                asyncPhased(phaser.inMode(WAIT), () -> {
                    ready.get();
                    phaser.doWait();
                    phaser.doWait();
                });
            });
        });
    }
}
