// expect: exception
// error: sequential

import static edu.rice.hj.Module2.*;

/** An exception of a sequential async that no one catches. */
public class AsyncSeqUncaught {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            asyncNbSeq(args.length == 0, () -> {
                throw new IllegalStateException("sequential");
            });
        });
    }
}
