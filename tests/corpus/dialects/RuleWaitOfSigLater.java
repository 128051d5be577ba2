import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// rice: violated (exception); byu: violated (deadlock): the child begins at the phase that its parent has come to, so no signal
// is left for it.
public class RuleWaitOfSigLater {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser phaser = newPhaser(HjPhaserMode.SIG);
            signal();
            signal();
            finish(() -> asyncPhased(phaser.inMode(HjPhaserMode.WAIT), () -> next()));
        });
    }
}
