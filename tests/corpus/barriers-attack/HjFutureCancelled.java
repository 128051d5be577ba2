// expect: unknown: a future is cancelled, or resolved by another task
// truth: it depends on the input or the schedule

import static edu.rice.hj.Module2.*;
import static edu.rice.hj.api.HjPhaserMode.*;

import edu.rice.hj.api.*;
import java.util.concurrent.*;

/** Somebody cancels the future. */
public class HjFutureCancelled {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjPhaser barrier = newPhaser(SIG_WAIT);
            HjFuture<Integer> value = future(() -> 1);
            value.cancel();
            barrier.doNext();
        }));
    }
}
