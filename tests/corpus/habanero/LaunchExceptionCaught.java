// expect: ok
// output: body 1

import static edu.rice.hj.Module2.*;

/** An exception of the body can be caught around the launch. */
public class LaunchExceptionCaught {
    static int x;

    public static void main(String[] args) {
        try {
            launchHabaneroApp(() -> {
                async(() -> x = 1);
                throw new IllegalStateException("body");
            });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + x);
        }
    }
}
