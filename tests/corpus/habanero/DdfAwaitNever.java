// expect: deadlock

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** A task that awaits what is never put keeps its finish open. */
public class DdfAwaitNever {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> put = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> missing = newDataDrivenFuture();
            finish(() -> {
                asyncAwait(put, missing, () -> System.out.println("never"));
                put.put(1);
            });
        });
    }
}
