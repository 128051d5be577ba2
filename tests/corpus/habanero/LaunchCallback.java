// expect: ok
// output: callback 2
// output: main

import static edu.rice.hj.Module2.*;

/** The callback runs after all tasks. */
public class LaunchCallback {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> async(() -> x = 2), () -> System.out.println("callback " + x));
        System.out.println("main");
    }
}
