// expect: violated deadlock
// truth: somebody waits for ever

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.*;
import java.util.concurrent.*;

/** next waits for two phasers; one of them is held by a task that waits for a finish around it. */
public class HjNextHeldUp {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser one = newPhaser(SIG_WAIT);
            HjPhaser other = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(one.inMode(SIG_WAIT), other.inMode(SIG_WAIT), () -> next());
                one.signal();
            });
        });
    }
}
