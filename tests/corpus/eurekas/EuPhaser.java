import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: an aborted task drops its registrations, so that nobody waits for its signals.
public class EuPhaser {
    static int rounds;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(() -> {
                HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), () -> finish(eureka, () -> {
                    next();
                    eureka.offer(1);
                    checkEureka(null);
                    next();
                    assert false;
                }));
                next();
                next();
                rounds = 2;
            });
            assert rounds == 2;
        });
    }
}
