// expect: race
// races: 16-19

import static edu.rice.hj.Module2.*;

/** The writes of y never meet: the second is made only behind the race on x, in one of its orders. */
public class RaceBehindRace {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    y = 1;
                    x = 1;
                });
                async(() -> {
                    if (x == 1) {
                        y = 2;
                    }
                });
            });
        });
    }
}
