// expect: proved
// A task that only waits passes when the single statement has ended.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class SingleAfterWait {
    static int x, r;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT_SINGLE);
                asyncPhased(phaser.inMode(SIG_WAIT_SINGLE), () -> {
                    next(() -> {
                        x = 1;
                    });
                });
                asyncPhased(phaser.inMode(WAIT), () -> {
                    doWait();
                    r = x;
                });
                phaser.drop();
            });
        });
    }
}
