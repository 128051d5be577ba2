// expect: ok
// output: true false

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** waitAll waits for all and tells which succeeded. */
public class FutureWaitAll {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> good = future(() -> 1);
            HjFuture<Integer> bad = future(() -> {
                throw new IllegalStateException();
            });
            boolean[] succeeded = waitAll(good, bad);
            System.out.println(succeeded[0] + " " + succeeded[1]);
        });
    }
}
