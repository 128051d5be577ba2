// expect: ok
// output: 18

import static edu.rice.hj.Module2.*;

/** next is a barrier among the tasks of a forallPhased. */
public class ForallPhasedBarrier {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            int[] sums = new int[3];
            forallPhased(0, 2, i -> {
                cells[i] = i + 1;
                next();
                sums[i] = cells[0] + cells[1] + cells[2];
            });
            System.out.println(sums[0] + sums[1] + sums[2]);
        });
    }
}
