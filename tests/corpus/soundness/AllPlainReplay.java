// expect: violated
// options: --all
// With --all: a plain write beside compare-and-set and additions of the same variable.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.concurrent.atomic.AtomicInteger;

public class AllPlainReplay {
    static int a;
    static final AtomicInteger n = new AtomicInteger();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Integer> d = newDataDrivenFuture();
            HjDataDrivenFuture<Integer> e = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        d.put(a + 2);
                    });
                    isolated(() -> {
                        a = a * 2 + 2;
                    });
                    n.setPlain(3);
                });
                async(() -> {
                    n.compareAndSet(2, 3);
                });
                async(() -> {
                    if (e.resolved()) {
                        n.addAndGet(1);
                    }
                    n.addAndGet(2);
                });
            });
            assert (a + 7 * n.get()) % 2 != 0;
        });
    }
}
