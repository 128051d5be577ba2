// expect: violated race
// options: --all
// With --all: the initialiser of Q writes a beside an isolated body of another task.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.atomic.AtomicInteger;

public class AllClinitRace {
    static int a;
    static final AtomicInteger n = new AtomicInteger();

    static class Q {
        static {
            a = 5;
        }

        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        n.set(n.get() * 2 + 3);
                    });
                    n.addAndGet(1);
                });
                async(() -> {
                    Q.touch();
                    int r = n.get();
                    n.set(r * 2 + 1);
                });
                async(() -> {
                    isolated(() -> {
                        a = a * 2 + 1;
                    });
                });
            });
            assert n.get() != 8;
        });
    }
}
