// expect: race

import static edu.rice.hj.Module2.*;

/** An async that is not sequential is a task. */
public class AsyncSeqFalse {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            asyncSeq(false, () -> x = 1);
            System.out.println(x);
        });
    }
}
