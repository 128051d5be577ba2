// expect: violated runtime

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The task was started by async and not by asyncPhased. */
public class HjNotRegistered {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            async(() -> barrier.doNext());
            barrier.doNext();
        }));
    }
}
