// expect: violated
// Which task looks at the clock first is open.

import static edu.rice.hj.Module2.*;

public class ClockOrder {
    static long p, q;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    p = System.nanoTime();
                });
                async(() -> {
                    q = System.nanoTime();
                });
            });
            assert p < q;
        });
    }
}
