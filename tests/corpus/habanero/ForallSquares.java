// expect: ok
// output: 14

import static edu.rice.hj.Module2.*;

/** forall waits for its tasks. */
public class ForallSquares {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[4];
            forall(0, 3, i -> cells[i] = i * i);
            System.out.println(cells[0] + cells[1] + cells[2] + cells[3]);
        });
    }
}
