// expect: violated deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The same by an exception that nobody wrote: a division by zero. */
public class DividedInFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
                System.out.println(10 / args.length);
                next();
            });
        });
    }
}
