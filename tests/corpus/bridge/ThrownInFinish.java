// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The parent throws before it arrives; its finish waits for a task that waits for it. */
public class ThrownInFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
                if (args.length == 0) {
                    throw new IllegalStateException("no arguments");
                }
                next();
            });
        });
    }
}
