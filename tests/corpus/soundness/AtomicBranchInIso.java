// expect: violated assertion
// The second body adds or doubles, so the order of the two shows in the end only.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicBranchInIso {
    static final AtomicInteger n = new AtomicInteger(1);

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
                        n.set(n.get() * 2);
                    });
                });
            });
            assert n.get() == 4;
        });
    }
}
