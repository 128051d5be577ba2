// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** The parent makes the tasks, drops, and waits for them in a finish. */
public class HjDropsEarly {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    asyncPhased(barrier.inMode(SIG_WAIT), () -> next());
                }
                barrier.drop();
            });
        }));
    }
}
