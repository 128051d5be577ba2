// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The input says how many tasks there are. */
public class AnyNumberOfTasks {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                for (int i = 0; i < args.length; i++) {
                    asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
                }
            });
        });
    }
}
