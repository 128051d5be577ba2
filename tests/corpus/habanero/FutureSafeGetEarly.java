// expect: exception
// error: safeGet of an unresolved future

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** safeGet does not wait. */
public class FutureSafeGetEarly {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> future = future(() -> 1);
            System.out.println(future.safeGet());
        });
    }
}
