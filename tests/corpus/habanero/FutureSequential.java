// expect: ok
// output: true 4

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** A sequential future is resolved at once. */
public class FutureSequential {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> future = futureNbSeq(true, () -> 4);
            System.out.println(future.resolved() + " " + future.get());
        });
    }
}
