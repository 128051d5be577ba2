// expect: proved
// The clock does not go back.

import static edu.rice.hj.Module2.*;

public class ClockOwn {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    long p = System.nanoTime();
                    assert p <= System.nanoTime();
                });
                async(() -> {
                    long p = System.nanoTime();
                    assert p <= System.nanoTime();
                });
            });
        });
    }
}
