// expect: ok
// output: 6

import static edu.rice.hj.Module2.*;

/** A forall in a forall. */
public class ForallNested {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[][] table = new int[2][2];
            forall(0, 1, i -> forall(0, 1, j -> table[i][j] = 2 * i + j));
            System.out.println(table[1][1] + table[1][0] + table[0][1]);
        });
    }
}
