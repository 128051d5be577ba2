// expect: ok
// output: 5

import static edu.rice.hj.Module2.*;

/** A child sees what its parent wrote before creating it. */
public class AsyncBeforeWrite {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            x = 5;
            finish(() -> async(() -> System.out.println(x)));
        });
    }
}
