// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Three stages, each a phase behind the one before. */
public class HjPipeline {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser first = newPhaser(SIG_WAIT);
            HjPhaser second = newPhaser(SIG_WAIT);
            asyncPhased(first.inMode(SIG), () -> {
                for (int i = 0; i < 4; i++) {
                    first.signal();
                }
            });
            asyncPhased(first.inMode(WAIT), second.inMode(SIG), () -> {
                for (int i = 0; i < 4; i++) {
                    first.doWait();
                    second.signal();
                }
            });
            asyncPhased(second.inMode(WAIT), () -> {
                for (int i = 0; i < 4; i++) {
                    second.doWait();
                }
            });
        }));
    }
}
