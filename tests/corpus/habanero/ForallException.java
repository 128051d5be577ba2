// expect: exception
// error: / by zero

import static edu.rice.hj.Module2.*;

/** An exception of one task leaves the forall. */
public class ForallException {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forall(0, 2, i -> System.out.println(6 / (i - 1) / 100));
        });
    }
}
