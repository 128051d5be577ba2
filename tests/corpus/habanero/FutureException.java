// expect: ok
// output: failed true

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** A failed future throws at get. */
public class FutureException {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> future = future(() -> {
                throw new IllegalStateException("failed");
            });
            try {
                future.get();
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage() + " " + future.failed());
            }
        });
    }
}
