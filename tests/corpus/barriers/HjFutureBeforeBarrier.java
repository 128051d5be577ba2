// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjPhaser;

/** A value is computed beside the workers, who wait for it and then for each other. */
public class HjFutureBeforeBarrier {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            HjFuture<Integer> value = future(() -> 6 * 7);
            for (int i = 0; i < 2; i++) {
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    int known = value.get();
                    next();
                    System.out.println(known);
                });
            }
        }));
    }
}
