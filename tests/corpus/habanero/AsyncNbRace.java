// expect: race

import static edu.rice.hj.Module2.*;

/** Tasks of any name race. */
public class AsyncNbRace {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncNb(() -> x = 1);
                asyncSusp(() -> x = 2);
            });
        });
    }
}
