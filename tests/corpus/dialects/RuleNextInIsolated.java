import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// violated: an exception (rice), or a deadlock (byu): two tasks meet at a phaser, and only one can be inside isolated.
public class RuleNextInIsolated {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
            asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), () -> isolated(() -> next()));
            isolated(() -> next());
        }));
    }
}
