// expect: ok
// output: 6

import static edu.rice.pcdp.PCDP.*;

/** Loops over lines and rectangles. */
public class PcdpForall {
    public static void main(String[] args) {
        int[] line = new int[4];
        int[][] table = new int[2][2];
        forall(0, 3, i -> line[i] = i);
        forallChunked(0, 3, 2, i -> line[i]++);
        forall2d(0, 1, 0, 1, (i, j) -> table[i][j] = i + j);
        System.out.println(line[3] + table[1][1]);
    }
}
