// expect: ok
// output: 1 2

import static edu.rice.hj.Module2.*;

/** The condition chooses the body. */
public class AsyncSeqTwoBodies {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                asyncNbSeq(true, () -> x = 1, () -> x = 2);
                asyncNbSeq(false, () -> { }, () -> y = 2);
            });
            System.out.println(x + " " + y);
        });
    }
}
