import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.experimental.api.HjSearchEureka;

// violated: the drop of an aborted task lets the other pass, but what it writes in finally comes after its last signal
// and before the drop; what others write after they pass is not ordered with what the aborted task's child does.
public class MixPhaserAbortRace {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(() -> {
                HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), () -> finish(eureka, () -> {
                    async(() -> x = 1);
                    next();
                    abort();
                }));
                next();
                x = 2;
            });
        });
    }
}
