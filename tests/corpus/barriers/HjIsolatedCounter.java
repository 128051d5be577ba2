// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;

/** A counter in isolated, read after the barrier. */
public class HjIsolatedCounter {
    static int counter;

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            for (int i = 0; i < 3; i++) {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    isolated(() -> counter++);
                    next();
                    System.out.println(counter);
                });
            }
        }));
    }
}
