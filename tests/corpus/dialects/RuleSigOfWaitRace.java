import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// violated: an exception (rice), or a race (byu): the child signals before it writes what its parent, who waits, reads.
public class RuleSigOfWaitRace {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser phaser = newPhaser(HjPhaserMode.WAIT);
            asyncPhased(phaser.inMode(HjPhaserMode.SIG), () -> {
                signal();
                x = 1;
            });
            next();
            int seen = x;
        }));
    }
}
