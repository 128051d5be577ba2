// expect: violated race
// options: --property race
// If the second task ran the initialiser, nothing orders the write and the read of x; that work was done tells that
// the first task is through, and orders nothing.

import static edu.rice.hj.Module2.*;

public class ClinitCarries {
    static int x, r;
    static volatile int done;

    static class C {
        static {
            done = 1;
        }

        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    x = 1;
                    C.touch();
                    doWork(1);
                });
                async(() -> {
                    C.touch();
                });
                async(() -> {
                    if (abstractMetrics().totalWork() == 1) {
                        C.touch();
                        r = x;
                    }
                });
            });
        });
    }
}
