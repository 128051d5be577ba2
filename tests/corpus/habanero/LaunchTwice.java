// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** A second launch comes after the first one's tasks. */
public class LaunchTwice {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> async(() -> x = 1));
        launchHabaneroApp(() -> async(() -> x = x + 1));
        System.out.println(x);
    }
}
