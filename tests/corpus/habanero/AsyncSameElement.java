// expect: race

import static edu.rice.hj.Module2.*;

/** Two tasks write one element of an array. */
public class AsyncSameElement {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[3];
            finish(() -> {
                async(() -> cells[1] = 1);
                async(() -> cells[args.length + 1] = 2);
            });
        });
    }
}
