import static edu.rice.hj.experimental.ModuleZ.*;

import edu.rice.hj.api.HjFuture;
import edu.rice.hj.experimental.api.HjExpression;

// proved: a future that has failed is resolved too, so who waits for it starts.
public class MixWhenFailed {
    static int ran;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            try {
                finish(() -> {
                    HjFuture<Integer> failing = future(() -> {
                        throw new IllegalArgumentException();
                    });
                    asyncWhen(HjExpression.leaf(failing), () -> ran = 1);
                });
            } catch (IllegalArgumentException one) {
                ran = 2;
            }
            assert ran == 1;
        });
    }
}
