// expect: violated assertion
// What a task sets its parent does not see.

import static edu.rice.hj.Module2.*;

public class TlLost {
    static final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> async(() -> own.set(1)));
            assert own.get() == 1;
        });
    }
}
