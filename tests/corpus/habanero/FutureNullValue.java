// expect: ok
// output: null false

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** null is a value. */
public class FutureNullValue {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Object> future = future(() -> null);
            System.out.println(future.get() + " " + future.failed());
        });
    }
}
