// expect: proved

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.HjPhaser;
import edu.rice.hj.api.HjFuture;

/** A future and a barrier wait for each other. */
public class FutureGet {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjPhaser barrier = newPhaser(SIG_WAIT);
                HjFuture<Integer> result = future(() -> 1);
                asyncPhased(barrier.inMode(SIG_WAIT), () -> {
                    System.out.println(result.get());
                    next();
                });
            });
        });
    }
}
