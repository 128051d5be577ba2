// expect: ok
// output: now

import static edu.rice.hj.Module2.*;

/** An exception of a sequential async is thrown at the call. */
public class AsyncSeqException {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                asyncSeq(true, () -> {
                    throw new IllegalStateException("now");
                });
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        });
    }
}
