// expect: ok
// output: 2

import static edu.rice.hj.Module2.*;

/** A nested isolated does not exclude its own task. */
public class IsolatedNested {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                for (int i = 0; i < 2; i++) {
                    async(() -> isolated(() -> isolated(() -> x++)));
                }
            });
            System.out.println(x);
        });
    }
}
