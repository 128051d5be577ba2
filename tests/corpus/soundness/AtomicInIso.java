// expect: violated assertion
// Isolated bodies that touch one atomic variable and nothing else: which is first is open.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicInIso {
    static final AtomicInteger n = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        n.incrementAndGet();
                    });
                });
                async(() -> {
                    isolated(() -> {
                        assert n.get() == 1;
                    });
                });
            });
        });
    }
}
