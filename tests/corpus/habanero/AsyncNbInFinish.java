// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

/** The other names of async. */
public class AsyncNbInFinish {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncNb(() -> x = 1);
                asyncSusp(() -> finish(() -> async(() -> y = 2)));
            });
            System.out.println(x + y);
        });
    }
}
