// expect: error
// error: the size of a chunk must be positive: 0

import static edu.rice.hj.Module2.*;

/** A chunk has at least one iteration. */
public class ForallChunkedZero {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            forallChunked(0, 3, 0, i -> { });
        });
    }
}
