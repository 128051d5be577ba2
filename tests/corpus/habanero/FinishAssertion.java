// expect: assertion
// error: x is 1

import static edu.rice.hj.Module2.*;

/** A wrong assertion after a finish. */
public class FinishAssertion {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> x = 1));
            assert x == 2 : "x is " + x;
        });
    }
}
