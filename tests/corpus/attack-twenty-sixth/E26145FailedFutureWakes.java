import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

// proved: the body of the future throws; who waits gets the exception.
public class E26145FailedFutureWakes {
    static int x;
    static int y;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjFuture<Integer> f = future(() -> {
                    if (x == 0) {
                        throw new IllegalStateException();
                    }
                    return 1;
                });
                async(() -> {
                    try {
                        f.get();
                        assert false;
                    } catch (IllegalStateException expected) {
                        y = 1;
                    }
                });
            });
            assert y == 1;
        });
    }
}
