// expect: ok
// output: 42

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** Futures are those of java.util.concurrent. */
public class PcdpFuture {
    public static void main(String[] args) {
        Future<Integer> left = future(() -> 20);
        Future<Integer> right = futureAwait(() -> left.get() + 2, left);
        try {
            System.out.println(left.get() + right.get());
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }
}
