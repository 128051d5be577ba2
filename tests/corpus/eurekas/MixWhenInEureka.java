import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.experimental.api.HjExpression;
import edu.rice.hj.experimental.api.HjSearchEureka;

// proved: a task that waits is not useless before the eureka is resolved, and whoever resolves it may abort it.
public class MixWhenInEureka {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            HjDataDrivenFuture<Integer> go = newDataDrivenFuture();
            finish(eureka, () -> {
                asyncWhen(HjExpression.leaf(go), () -> {
                    checkEureka(null);
                    x = 1;
                });
                async(() -> {
                    eureka.offer(1);
                    go.put(1);
                });
            });
            assert x == 0;
        });
    }
}
