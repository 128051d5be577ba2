// expect: ok
// output: 9

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

/** What the future's task wrote is seen after get. */
public class FutureGetOrders {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjFuture<Void> future = future(() -> {
                x = 9;
                return null;
            });
            future.get();
            System.out.println(x);
        });
    }
}
