// expect: assertion
// error: no arguments

import static edu.rice.hj.Module2.*;

/** A wrong assertion in a task. */
public class AsyncAssertion {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> {
                assert args.length > 0 : "no arguments";
            }));
        });
    }
}
