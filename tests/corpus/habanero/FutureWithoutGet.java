// expect: race

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** Without get there is no order. */
public class FutureWithoutGet {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Integer> future = future(() -> x = 9);
            System.out.println(x);
            future.get();
        });
    }
}
