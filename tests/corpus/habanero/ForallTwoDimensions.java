// expect: ok
// output: 4

import static edu.rice.hj.Module2.*;

/** forall over a rectangle. */
public class ForallTwoDimensions {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[][] table = new int[2][3];
            forall(0, 1, 0, 2, (i, j) -> table[i][j] = i + j);
            System.out.println(table[1][2] + table[0][1]);
        });
    }
}
