import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;
import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: both have checked before either can offer, unless one was useless from the start, which nothing makes it.
public class MixBarrierBoth {
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
                next();
                phaser.drop();
            });
            assert count == 2;
        });
    }
}
