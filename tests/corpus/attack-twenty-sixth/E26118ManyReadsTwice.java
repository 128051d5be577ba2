import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjPhaserMode;

// violated: each of 20 readers reads twice; the second read of one lies behind its signal.
public class E26118ManyReadsTwice {
    static int x;
    static int seen;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser ph = newPhaser(HjPhaserMode.SIG_WAIT);
                for (int i = 0; i < 20; i++) {
                    int which = i;
                    asyncPhased(ph.inMode(HjPhaserMode.SIG), () -> {
                        int y = x;
                        signal();
                        if (which == 3) {
                            seen = x;
                        }
                    });
                }
                asyncPhased(ph.inMode(HjPhaserMode.WAIT), () -> {
                    doWait();
                    x = 1;
                });
                ph.drop();
            });
        });
    }
}
