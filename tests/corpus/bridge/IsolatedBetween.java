// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** Isolated bodies between the barriers. */
public class IsolatedBetween {
    static int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                for (int i = 0; i < 3; i++) {
                    asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                        isolated(() -> count++);
                        next();
                        isolated(() -> System.out.println(count));
                    });
                }
            });
        });
    }
}
