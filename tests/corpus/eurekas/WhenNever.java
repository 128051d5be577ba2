import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.experimental.api.HjExpression;

// violated: nobody puts a value into either, so the finish never ends.
public class WhenNever {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjDataDrivenFuture<Integer> left = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> right = newDataDrivenFuture();
            asyncWhen(HjExpression.or(left, right), () -> {
            });
        }));
    }
}
