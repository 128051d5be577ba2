// expect: proved
// Each task has a value of its own.

import static edu.rice.hj.Module2.*;

public class TlOwn {
    static final ThreadLocal<Integer> own = new ThreadLocal<>();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    own.set(1);
                    assert own.get() == 1;
                });
                async(() -> {
                    own.set(2);
                    assert own.get() == 2;
                });
            });
            assert own.get() == null;
        });
    }
}
