import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.experimental.api.HjExpression;

// violated: the future waits for a task that waits for the future.
public class MixWhenCycle {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> start = newDataDrivenFuture();
            finish(() -> {
                HjFuture<Integer> later = futureWhen(HjExpression.leaf(start), () -> 1);
                async(() -> start.put(later.get()));
            });
        });
    }
}
