// expect: ok
// output: 12

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** A pipeline of futures. */
public class FutureAwaitChain {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> first = future(() -> 3);
            HjFuture<Integer> second = futureAwait(first, () -> first.safeGet() * first.safeGet());
            HjFuture<Integer> third = futureAwait(first, second, () -> first.safeGet() + second.safeGet());
            System.out.println(third.get());
        });
    }
}
