// expect: exception
// error: no number

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** A failed future throws at get, and no one catches. */
public class FutureExceptionUncaught {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> future = future(() -> Integer.valueOf("no number"));
            System.out.println(future.get());
        });
    }
}
