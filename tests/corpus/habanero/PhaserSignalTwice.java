// expect: ok
// output: 1 1

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Only the first signal after a wait counts for a task that waits. */
public class PhaserSignalTwice {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser phaser = newPhaser(SIG_WAIT);
                asyncPhased(phaser.inMode(SIG_WAIT), () -> {
                    phaser.signal();
                    phaser.signal();
                    next();
                    System.out.println(phaser.getSigPhase() + " " + phaser.getWaitPhase());
                });
            });
        });
    }
}
