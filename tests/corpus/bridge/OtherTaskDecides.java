// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Whether the parent arrives is a field that another task changes. */
public class OtherTaskDecides {
    static class Shared {
        boolean arrives = true;
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Shared shared = new Shared();
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
                finish(() -> async(() -> shared.arrives = false));
                if (shared.arrives) {
                    next();
                }
            });
        });
    }
}
