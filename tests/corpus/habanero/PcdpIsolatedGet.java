// expect: error
// error: get may block and is not allowed inside isolated

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** get may block, so it is not allowed inside isolated. */
public class PcdpIsolatedGet {
    public static void main(String[] args) {
        Future<Integer> future = future(() -> 1);
        isolated(() -> {
            try {
                future.get();
            } catch (InterruptedException | ExecutionException e) {
                throw new IllegalArgumentException(e);
            }
        });
    }
}
