// expect: race

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task in mode SIG does not wait, so its next write races. */
public class PhaserProducerRunsOn {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG), () -> {
                    x = 7;
                    next();
                    x = 8;
                });
                asyncPhased(phaser.inMode(WAIT), () -> {
                    next();
                    System.out.println(x);
                });
            });
        });
    }
}
