// expect: violated runtime

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task that may only wait signals. */
public class HjConsumerSignals {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser items = newPhaser(SIG_WAIT);
            asyncPhased(items.inMode(WAIT), () -> items.signal());
        }));
    }
}
