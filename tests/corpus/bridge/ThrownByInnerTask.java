// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
/** An inner finish throws what its task threw, before the parent arrives. */
public class ThrownByInnerTask {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser p = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(p.inMode(SIG_WAIT), () -> next());
                finish(() -> async(() -> { throw new IllegalStateException(); }));
                next();
            });
        });
    }
}
