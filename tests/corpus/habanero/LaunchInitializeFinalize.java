// expect: ok
// output: 4

import static edu.rice.hj.Module2.*;

/** A program can be opened and closed without a launch. */
public class LaunchInitializeFinalize {
    static int x;

    public static void main(String[] args) {
        initializeHabanero();
        async(() -> x = 4);
        finalizeHabanero();
        System.out.println(x);
    }
}
