// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;

/** The launch returns when every task has ended. */
public class LaunchWaitsForTasks {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> async(() -> async(() -> x = 1)));
        System.out.println(x);
    }
}
