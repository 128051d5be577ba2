// expect: race

import static edu.rice.hj.Module2.*;

/** The tasks of a forall share a field. */
public class ForallShared {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 2, i -> x += i);
        });
    }
}
