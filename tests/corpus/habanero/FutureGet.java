// expect: ok
// output: 42

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** The value of a future. */
public class FutureGet {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> future = future(() -> 6 * 7);
            System.out.println(future.get());
        });
    }
}
