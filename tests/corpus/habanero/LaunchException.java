// expect: exception
// error: body

import static edu.rice.hj.Module2.*;

/** An exception of the body leaves the program. */
public class LaunchException {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            async(() -> x = 1);
            throw new IllegalStateException("body");
        });
    }
}
