import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.experimental.api.HjExpression;

// proved: the task starts when one of them is resolved, also if the other never is.
public class WhenOr {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> never = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> once = newDataDrivenFuture();
            finish(() -> {
                asyncWhen(HjExpression.or(never, once), () -> {
                    assert x == 1;
                });
                async(() -> {
                    x = 1;
                    once.put(1);
                });
            });
        });
    }
}
