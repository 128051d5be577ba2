// expect: race

import static edu.rice.hj.Module2.*;

/** A rectangle of tasks that share the rows. */
public class ForallRowShared {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] rows = new int[2];
            forall(0, 1, 0, 1, (i, j) -> rows[i] += j);
        });
    }
}
