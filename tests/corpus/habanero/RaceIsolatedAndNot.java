// expect: race
// races: 16-19

import static edu.rice.hj.Module2.*;

/** One task is isolated, the other is not; a third is isolated and only meets the first one's exclusion. */
public class RaceIsolatedAndNot {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> isolated(() -> {
                    y = 1;
                    x = 1;
                }));
                async(() -> isolated(() -> y = 2));
                async(() -> x = 3);
            });
        });
    }
}
