// expect: assertion

import static edu.rice.hj.Module2.*;

/** The assertion fails in one of two orders only. */
public class FinishAssertionOneSchedule {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> isolated(() -> x = 1));
                async(() -> isolated(() -> x = 2));
            });
            assert x == 2;
        });
    }
}
