// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

/** Neighbouring elements are different places. */
public class AsyncNeighbours {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            byte[] cells = new byte[2];
            finish(() -> {
                async(() -> cells[0] = 1);
                async(() -> cells[1] = 2);
            });
            System.out.println(cells[0] + cells[1]);
        });
    }
}
