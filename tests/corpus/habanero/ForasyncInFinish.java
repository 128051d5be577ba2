// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** A finish waits for a forasync. */
public class ForasyncInFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            finish(() -> forAsync(0, 2, i -> cells[i] = i));
            System.out.println(cells[2]);
        });
    }
}
