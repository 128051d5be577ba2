// expect: race

import static edu.rice.hj.Module2.*;

/** Both tasks format a text, for which the library keeps caches; what it does there orders nothing of the program. */
public class LibraryHidesNoRace {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 1;
                    String text = String.format("%d %s", 1, "a");
                });
                async(() -> {
                    String text = String.format("%d %s", 2, "b");
                    x = 2;
                });
            });
        });
    }
}
