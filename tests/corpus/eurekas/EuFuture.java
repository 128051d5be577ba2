import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.experimental.api.HjSearchEureka;
import edu.rice.hj.runtime.util.AbortedException;

// proved: a future whose task is aborted fails, and ends those of the same finish that get it.
public class EuFuture {
    static int got;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjSearchEureka<Integer> eureka = newSearchEureka(null);
            finish(eureka, () -> {
                HjFuture<Integer> future = future(() -> {
                    eureka.offer(1);
                    checkEureka(null);
                    return 5;
                });
                async(() -> got = future.get());
            });
            assert got == 0;
        });
    }
}
