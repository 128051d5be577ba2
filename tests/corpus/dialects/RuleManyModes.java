import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// rice: violated (exception); byu: proved: a child of a task that signals waits for its brother and its parent, phase by phase.
public class RuleManyModes {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser phaser = newPhaser(HjPhaserMode.SIG);
            asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), () -> {
                x = 1;
                next();
                next();
                x = 2;
            });
            asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), () -> {
                next();
                assert x == 1;
                next();
            });
            signal();
            signal();
        }));
        assert x == 2;
    }
}
