// expect: violated assertion
// Each brings a statement of its own; which of them is run is open.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class SingleWho {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT_SINGLE);
                asyncPhased(phaser.inMode(SIG_WAIT_SINGLE), () -> {
                    next(() -> {
                        x = 1;
                    });
                });
                asyncPhased(phaser.inMode(SIG_WAIT_SINGLE), () -> {
                    next(() -> {
                        x = 2;
                    });
                });
                phaser.drop();
            });
            assert x == 1;
        });
    }
}
