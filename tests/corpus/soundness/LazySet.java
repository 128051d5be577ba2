// expect: violated assertion
// No race, but the read may come first.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class LazySet {
    static final AtomicInteger v = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    v.lazySet(1);
                });
                async(() -> {
                    assert v.get() == 1;
                });
            });
        });
    }
}
