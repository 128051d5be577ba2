// expect: ok
// output: 3

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** A task that awaits two. */
public class DdfAwaitTwo {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> left = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> right = newDataDrivenFuture();
            finish(() -> {
                asyncAwait(left, right, () -> System.out.println(left.safeGet() + right.safeGet()));
                async(() -> left.put(1));
                async(() -> right.put(2));
            });
        });
    }
}
