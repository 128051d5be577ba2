// expect: proved
// Additions give the same sum in either order.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicSumInIso {
    static final AtomicInteger n = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        n.addAndGet(1);
                    });
                });
                async(() -> {
                    isolated(() -> {
                        n.addAndGet(2);
                    });
                });
            });
            assert n.get() == 3;
        });
    }
}
