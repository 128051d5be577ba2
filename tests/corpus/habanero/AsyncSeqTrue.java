// expect: ok
// output: 1

import static edu.rice.hj.Module2.*;

/** A sequential async runs in its caller. */
public class AsyncSeqTrue {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            asyncSeq(true, () -> x = 1);
            System.out.println(x);
        });
    }
}
