// expect: ok
// output: true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;
import hj.lang.CancelledException;

/** A cancelled future throws at get; one that is resolved cannot be cancelled. */
public class FutureCancel {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> future = future(() -> 1);
            boolean cancelled = future.cancel();
            try {
                future.get();
                assert !cancelled;
            } catch (CancelledException e) {
                assert cancelled && future.failed();
            }
            System.out.println(future.resolved());
        });
    }
}
