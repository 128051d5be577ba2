import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjFuture;

// proved: one is waited for by waitAny, then both.
public class E26151WaitAnyThenAll {
    static int x;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                HjFuture<Integer> a = future(() -> 1);
                HjFuture<Integer> b = future(() -> 2);
                async(() -> {
                    waitAny(a, b);
                    assert a.resolved() || b.resolved();
                    x = a.get() + b.get();
                });
            });
            assert x == 3;
        });
    }
}
