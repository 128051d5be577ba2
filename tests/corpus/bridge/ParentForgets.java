// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The parent stays registered on the barrier while it waits for its tasks. */
public class ParentForgets {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
                asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
            });
        });
    }
}
