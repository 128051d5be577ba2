// expect: ok
// output: through

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The end of the finish that created a phaser drops the creator. */
public class PhaserFinishDrops {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    next();
                    next();
                });
            });
            System.out.println("through");
        });
    }
}
