// expect: proved
// Exactly one of the two succeeds.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class CasOne {
    static final AtomicInteger v = new AtomicInteger();
    static boolean p, q;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    p = v.compareAndSet(0, 1);
                });
                async(() -> {
                    q = v.compareAndSet(0, 2);
                });
            });
            assert p != q;
        });
    }
}
