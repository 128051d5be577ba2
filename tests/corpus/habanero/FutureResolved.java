// expect: ok
// output: value true value

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** A future is resolved after get. */
public class FutureResolved {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<String> future = future(() -> "value");
            String value = future.get();
            System.out.println(value + " " + future.resolved() + " " + future.safeGet());
        });
    }
}
