// expect: assertion
// error: lost update

import static edu.rice.hj.Module2.*;

/** An increment of a volatile field is two steps. */
public class VolatileCounter {
    static volatile int count;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> count++);
                async(() -> count++);
            });
            assert count == 2 : "lost update";
        });
    }
}
