// expect: race

import static edu.rice.hj.Module2.*;

/** Isolated protects from isolated only. */
public class IsolatedOneSide {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> isolated(() -> x++));
                async(() -> x++);
            });
        });
    }
}
