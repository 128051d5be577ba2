// Truth: violated. The wait lies behind the first signal, not behind the second.
import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

public class SignalAheadMirrored {
    static int x, seen;

    public static void main(String[] arguments) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser phaser = newPhaser(SIG_WAIT);
            asyncPhased(phaser.inMode(WAIT), () -> { doWait(); seen = x; });
            asyncPhased(phaser.inMode(SIG), () -> { signal(); x = 1; signal(); });
            phaser.drop();
        }));
    }
}
