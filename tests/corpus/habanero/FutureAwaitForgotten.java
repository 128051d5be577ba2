// expect: exception
// error: safeGet of an unresolved future

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** A future that is used but not awaited may not be there. */
public class FutureAwaitForgotten {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> first = future(() -> 3);
            HjFuture<Integer> second = future(() -> 4);
            HjFuture<Integer> third = futureAwait(first, () -> first.safeGet() + second.safeGet());
            System.out.println(third.get());
        });
    }
}
