import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// rice: violated, a child that waits exceeds what its parent may do; byu: proved, it waits for its parent's signal.
public class RuleWaitOfSig {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser phaser = newPhaser(HjPhaserMode.SIG);
            asyncPhased(phaser.inMode(HjPhaserMode.WAIT), () -> {
                next();
                x = x + 1;
            });
            x = 5;
            signal();
        }));
        assert x == 6;
    }
}
