// expect: violated race
// A task that only signals goes on beside the single statement.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class SingleBehindSignal {
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
                asyncPhased(phaser.inMode(SIG), () -> {
                    signal();
                    x = 2;
                });
                phaser.drop();
            });
        });
    }
}
