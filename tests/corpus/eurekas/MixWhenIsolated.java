import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.experimental.api.HjExpression;

// proved: a task that waits for both comes behind both isolated bodies.
public class MixWhenIsolated {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> left = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> right = newDataDrivenFuture();
            finish(() -> {
                asyncWhen(HjExpression.and(HjExpression.leaf(left), HjExpression.leaf(right)), () -> {
                    assert x == 2;
                });
                async(() -> {
                    isolated(() -> x++);
                    left.put(1);
                });
                async(() -> {
                    isolated(() -> x++);
                    right.put(1);
                });
            });
        });
    }
}
