// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

/** Isolated increments do not get lost. */
public class IsolatedCounter {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 3; i++) {
                    async(() -> isolated(() -> x++));
                }
            });
            System.out.println(x);
        });
    }
}
