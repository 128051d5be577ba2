// expect: violated assertion
// The first value is drawn from a counter that both tasks draw from.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class TlInitial {
    static final AtomicInteger next = new AtomicInteger();
    static final ThreadLocal<Integer> own = ThreadLocal.withInitial(next::incrementAndGet);

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    assert own.get() == 1;
                });
                async(() -> {
                    own.get();
                });
            });
        });
    }
}
