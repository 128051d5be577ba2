// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A bounded phaser holds its producer back. */
public class BoundedRunsAhead {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser items = newPhaser(SIG_WAIT, 2);
                asyncPhased(items.inMode(SIG), () -> {
                    while (args.length > 0) {
                        items.signal();
                    }
                });
                asyncPhased(items.inMode(WAIT), () -> {
                    while (args.length > 0) {
                        items.doWait();
                    }
                });
            });
        });
    }
}
