// expect: assertion
// error: lost update

import static edu.rice.hj.Module2.*;

/** Two isolated steps are not one. */
public class IsolatedTwoSteps {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    async(() -> {
                        int old = isolatedWithReturn(() -> x);
                        isolated(() -> x = old + 1);
                    });
                }
            });
            assert x == 2 : "lost update";
        });
    }
}
