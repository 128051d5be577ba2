// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;

/** A finish waits for futures too. */
public class FutureInFinish {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> future(() -> x = 1));
            System.out.println(x);
        });
    }
}
