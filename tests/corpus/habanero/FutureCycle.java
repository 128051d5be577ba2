// expect: deadlock

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;

/** Two futures wait for each other. */
public class FutureCycle {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<HjFuture<Integer>> slot = newDataDrivenFuture();
            HjFuture<Integer> first = future(() -> slot.get().get() + 1);
            HjFuture<Integer> second = future(() -> first.get() + 1);
            slot.put(second);
        });
    }
}
