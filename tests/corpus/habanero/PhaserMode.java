// expect: ok
// output: SIG_WAIT
// output: SIG

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Each task has its own mode. */
public class PhaserMode {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                System.out.println(phaser.getPhaserMode());
                finish(() -> asyncPhased(phaser.inMode(SIG), () -> System.out.println(phaser.getPhaserMode())));
            });
        });
    }
}
