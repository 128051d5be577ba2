import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: who passes the second phase comes behind the drop of the task that was aborted, and behind its finally.
public class MixPhaserAbortOrdered {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(() -> {
                HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), () -> {
                    finish(eureka, () -> {
                        next();
                        try {
                            abort();
                        } finally {
                            x = 1;
                        }
                    });
                });
                next();
                next();
                assert x == 1;
            });
        });
    }
}
