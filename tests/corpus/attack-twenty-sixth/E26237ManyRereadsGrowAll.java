import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// proved: the writer waits for all five phases.
public class E26237ManyRereadsGrowAll {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                for (int i = 0; i < 40; i++) {
                    asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                        for (int k = 0; k < 5; k++) {
                            int y = x;
                            signal();
                        }
                    });
                }
                asyncPhased(ph.inMode(HjPhaserMode.WAIT), () -> {
                    for (int k = 0; k < 5; k++) {
                        doWait();
                    }
                    x = 1;
                });
                ph.drop();
            });
        });
    }
}
