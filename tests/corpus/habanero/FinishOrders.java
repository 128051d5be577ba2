// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;

/** What a task wrote is seen after its finish. */
public class FinishOrders {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> x = 1));
            System.out.println(x);
        });
    }
}
