// expect: may deadlock

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** With an argument the parent forgets to leave the barrier; without, it does not. */
public class InputDecides {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
                if (args.length == 0) {
                    barrier.drop();
                }
            });
        });
    }
}
