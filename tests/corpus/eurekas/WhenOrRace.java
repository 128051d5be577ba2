import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import edu.rice.hj.experimental.api.HjExpression;

// violated: either of the two may be the one, and the other has not written yet.
public class WhenOrRace {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> left = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> right = newDataDrivenFuture();
            finish(() -> {
                asyncWhen(HjExpression.or(left, right), () -> {
                    int seen = x + y;
                });
                async(() -> {
                    x = 1;
                    left.put(1);
                });
                async(() -> {
                    y = 1;
                    right.put(1);
                });
            });
        });
    }
}
