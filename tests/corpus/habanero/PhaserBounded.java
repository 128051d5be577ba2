// expect: ok
// output: 1
// output: 2

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A bounded buffer of one. */
public class PhaserBounded {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] buffer = new int[1];
            finish(() -> {
                HjPhaser full = newPhaser(SIG_WAIT);
                HjPhaser empty = newPhaser(SIG_WAIT);
                asyncPhased(full.inMode(SIG), empty.inMode(WAIT), () -> {
                    for (int i = 1; i <= 2; i++) {
                        buffer[0] = i;
                        full.signal();
                        empty.doWait();
                    }
                });
                asyncPhased(full.inMode(WAIT), empty.inMode(SIG), () -> {
                    for (int i = 1; i <= 2; i++) {
                        full.doWait();
                        System.out.println(buffer[0]);
                        empty.signal();
                    }
                });
            });
        });
    }
}
