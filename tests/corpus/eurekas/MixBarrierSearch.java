import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: the parent drops out when both are registered, and nobody passes before both have checked and signalled.
public class MixBarrierSearch {
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(eureka, () -> {
                HjPhaser phaser = newPhaser(HjPhaserMode.SIG_WAIT);
                for (int i = 0; i < 2; i++) {
                    int at = i;
                    asyncPhased(phaser.inMode(HjPhaserMode.SIG_WAIT), () -> {
                        checkEureka(null);
                        next();
                        isolated(() -> count++);
                        eureka.offer(at);
                    });
                }
                phaser.drop();
            });
            assert count == 2;
        });
    }
}
