// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** As many tasks as the arguments say. */
public class HjAnyTasks {
    public static void main(String[] args) {
        int tasks = args.length > 0 ? Integer.parseInt(args[0]) : 2;
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            for (int i = 0; i < tasks; i++) {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
            }
        }));
    }
}
