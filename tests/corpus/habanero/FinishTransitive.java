// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;

/** A finish waits for tasks of tasks. */
public class FinishTransitive {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> async(() -> async(() -> x = 1))));
            System.out.println(x);
        });
    }
}
