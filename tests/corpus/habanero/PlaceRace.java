// expect: race

import static edu.rice.hj.Module2.*;

/** Tasks at one place are tasks still. */
public class PlaceRace {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncNbAt(here(), () -> x = 1);
                asyncNbAt(here(), () -> x = 2);
            });
        });
    }
}
