import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// violated: an exception (rice), or a deadlock (byu): the child waits for a signal that comes after the finish that waits
// for the child.
public class RuleWaitOfSigStuck {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser phaser = newPhaser(HjPhaserMode.SIG);
            finish(() -> asyncPhased(phaser.inMode(HjPhaserMode.WAIT), () -> next()));
            signal();
        });
    }
}
