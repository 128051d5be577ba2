// expect: violated assertion
// Isolated bodies that touch the clock and a variable of their own.

import static edu.rice.hj.Module2.*;

public class ClockInIso {
    static long p, q;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        p = System.nanoTime();
                    });
                });
                async(() -> {
                    isolated(() -> {
                        q = System.nanoTime();
                    });
                });
            });
            assert p < q;
        });
    }
}
