import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.experimental.api.HjExpression;

// proved: two of three are enough.
public class WhenTwoOfThree {
    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjFuture<?>[] futures = {future(() -> 1), newDataDrivenFuture(), future(() -> 3)};
            asyncWhen(HjExpression.countGreaterThan(futures, 1), () -> {
                assert futures[0].resolved() && futures[2].resolved();
            });
        }));
    }
}
