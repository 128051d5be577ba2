// expect: proved
// Each brings the same statement, and one of them is run.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class SingleEqual {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT_SINGLE);
                asyncPhased(phaser.inMode(SIG_WAIT_SINGLE), () -> {
                    next(() -> {
                        x++;
                    });
                });
                asyncPhased(phaser.inMode(SIG_WAIT_SINGLE), () -> {
                    next(() -> {
                        x++;
                    });
                });
                phaser.drop();
            });
            assert x == 1;
        });
    }
}
