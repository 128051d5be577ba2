// expect: error
// error: get may block and is not allowed inside isolated

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** get may block, so it is not allowed inside isolated. */
public class IsolatedGet {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> future = future(() -> 1);
            isolated(() -> System.out.println(future.get()));
        });
    }
}
