// expect: ok
// output: 0

import static edu.rice.hj.Module2.*;

/** A range whose end is below its start is empty. */
public class ForallEmpty {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forall(3, 2, i -> x = 1);
            forall(0, 1, 5, 4, (i, j) -> x = 1);
            System.out.println(x);
        });
    }
}
