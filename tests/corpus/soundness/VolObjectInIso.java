// expect: violated assertion
// Isolated on one object each, the same one: the volatile variable decides, not a plain one.

import static edu.rice.hj.Module2.*;

public class VolObjectInIso {
    static volatile int v;
    static final Object A = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        v = 1;
                    });
                });
                async(() -> {
                    isolated(A, () -> {
                        assert v == 1;
                    });
                });
            });
        });
    }
}
