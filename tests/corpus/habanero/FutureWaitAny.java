// expect: ok
// output: one

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** waitAny waits for at least one. */
public class FutureWaitAny {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> first = future(() -> 1);
            HjFuture<Integer> second = future(() -> 2);
            boolean[] resolved = waitAny(first, second);
            assert resolved[0] || resolved[1];
            System.out.println("one");
        });
    }
}
