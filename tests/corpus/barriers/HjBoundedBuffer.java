// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A producer that may be two items ahead. */
public class HjBoundedBuffer {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser items = newPhaser(SIG_WAIT, 2);
            asyncPhased(items.inMode(SIG), () -> {
                for (int i = 0; i < 6; i++) {
                    items.signal();
                }
            });
            asyncPhased(items.inMode(WAIT), () -> {
                for (int i = 0; i < 6; i++) {
                    items.doWait();
                }
            });
            items.drop();
        }));
    }
}
