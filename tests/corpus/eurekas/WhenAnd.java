import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.experimental.api.HjExpression;

// proved: behind both.
public class WhenAnd {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> left = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> right = newDataDrivenFuture();
            finish(() -> {
                HjFuture<Integer> sum = futureWhen(HjExpression.and(left, right), () -> x + y);
                async(() -> {
                    x = 1;
                    left.put(1);
                });
                async(() -> {
                    y = 1;
                    right.put(1);
                });
                asyncWhen(sum, () -> {
                    assert sum.get() == 2;
                });
            });
        });
    }
}
