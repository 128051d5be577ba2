import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.experimental.api.HjExpression;

// unknown: when the condition is looked at decides.
public class WhenNot {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjDataDrivenFuture<Integer> future = newDataDrivenFuture();
            asyncWhen(HjExpression.not(future), () -> future.put(1));
        }));
    }
}
