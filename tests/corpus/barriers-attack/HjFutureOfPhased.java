// expect: violated runtime
// truth: an exception for certain

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.*;
import java.util.concurrent.*;

/** The task of a future is not registered. */
public class HjFutureOfPhased {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            HjFuture<Integer> value = future(() -> {
                barrier.doNext();
                return 1;
            });
            barrier.doNext();
        }));
    }
}
