// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;

/** Creating a task does not block, so it is allowed inside isolated. */
public class IsolatedAsync {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> isolated(() -> async(() -> x = 1)));
            System.out.println(x);
        });
    }
}
