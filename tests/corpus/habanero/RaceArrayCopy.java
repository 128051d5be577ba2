// expect: race
// races: 14-15 14-16

import static edu.rice.hj.Module2.*;

/** A copy reads one array and writes another; two tasks race with one half of it each. */
public class RaceArrayCopy {
    static final int[] from = {1, 2, 3};
    static final int[] to = new int[3];

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> System.arraycopy(from, 0, to, 0, 3));
                async(() -> from[1] = 5);
                async(() -> to[2] = 6);
            });
        });
    }
}
