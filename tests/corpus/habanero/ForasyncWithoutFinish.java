// expect: race

import static edu.rice.hj.Module2.*;

/** forasync does not wait. */
public class ForasyncWithoutFinish {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            int[] cells = new int[2];
            forasync(0, 1, i -> cells[i] = 1);
            System.out.println(cells[0]);
        });
    }
}
