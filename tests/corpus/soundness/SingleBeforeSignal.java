// expect: proved
// What a task does before its signal lies before the single statement.

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class SingleBeforeSignal {
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
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    r = x;
                    next();
                });
                phaser.drop();
            });
        });
    }
}
