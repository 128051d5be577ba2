// expect: deadlock

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

/** A future waits for itself. */
public class FutureSelf {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<HjFuture<Integer>> slot = newDataDrivenFuture();
            slot.put(future(() -> slot.get().get()));
        });
    }
}
