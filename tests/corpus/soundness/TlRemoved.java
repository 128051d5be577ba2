// expect: violated assertion
// The second task sees in its thread-local what it saw of a volatile variable, long after.

import static edu.rice.hj.Module2.*;

public class TlRemoved {
    static volatile int v;
    static final ThreadLocal<Integer> own = ThreadLocal.withInitial(() -> 0);

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    v = 1;
                });
                async(() -> {
                    own.set(v);
                    assert own.get() == 1;
                    own.remove();
                    assert own.get() == 0;
                });
            });
        });
    }
}
