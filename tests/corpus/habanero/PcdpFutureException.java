// expect: ok
// output: true

import static edu.rice.pcdp.PCDP.*;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/** A failed future throws an ExecutionException. */
public class PcdpFutureException {
    public static void main(String[] args) {
        Future<Integer> future = future(() -> Integer.valueOf("x"));
        try {
            future.get();
        } catch (ExecutionException e) {
            System.out.println(e.getCause() instanceof NumberFormatException);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
