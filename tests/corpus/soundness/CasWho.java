// expect: violated assertion
// One of the two succeeds, either.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class CasWho {
    static final AtomicInteger v = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    v.compareAndSet(0, 1);
                });
                async(() -> {
                    v.compareAndSet(0, 2);
                });
            });
            assert v.get() == 1;
        });
    }
}
