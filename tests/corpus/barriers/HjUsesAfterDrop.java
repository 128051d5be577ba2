// expect: violated runtime

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A task that has left the barrier comes back. */
public class HjUsesAfterDrop {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
            barrier.drop();
            barrier.doNext();
        }));
    }
}
