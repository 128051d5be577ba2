// expect: ok
// regions: 1
// Five inputs go through three stages of futures, x squared, plus 2x, plus 1; a task for each input prints the last.
import static edu.rice.hj.Module1.*;
import static permission.PermissionChecks.*;

import edu.rice.hj.api.HjCallable;
import edu.rice.hj.api.HjFuture;
import edu.rice.hj.api.HjRunnable;
import edu.rice.hj.api.HjSuspendable;
import edu.rice.hj.api.SuspendableException;

public class PipelineWithFutures {
    static HjFuture<Integer> square(final int x) {
        return future(new HjCallable<Integer>() {
            @Override
            public Integer call() {
                return x * x;
            }
        });
    }

    static HjFuture<Integer> plusTwice(final HjFuture<Integer> before, final int x) {
        return future(new HjCallable<Integer>() {
            @Override
            public Integer call() {
                return before.get() + 2 * x;
            }
        });
    }

    static HjFuture<Integer> plusOne(final HjFuture<Integer> before) {
        return future(new HjCallable<Integer>() {
            @Override
            public Integer call() {
                return before.get() + 1;
            }
        });
    }

    public static void main(String[] args) {
        launchHabaneroApp(new HjSuspendable() {
            @Override
            public void run() throws SuspendableException {
                final int[] inputs = {3, 1, 4, 1, 5};
                finish(new HjSuspendable() {
                    @Override
                    public void run() {
                        acquireR(inputs, 0, inputs.length - 1);
                        for (int i = 0; i < inputs.length; i++) {
                            final int x = inputs[i];
                            final HjFuture<Integer> last = plusOne(plusTwice(square(x), x));
                            async(new HjRunnable() {
                                @Override
                                public void run() {
                                    System.out.println("(" + x + " + 1) squared is " + last.get());
                                }
                            });
                        }
                        releaseR(inputs, 0, inputs.length - 1);
                    }
                });
            }
        });
    }
}
