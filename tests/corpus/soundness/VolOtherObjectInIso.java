// expect: violated assertion
// Isolated on two objects keeps nothing apart, and a volatile variable is no race.

import static edu.rice.hj.Module2.*;

public class VolOtherObjectInIso {
    static volatile int v;
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        v = 1;
                    });
                });
                async(() -> {
                    isolated(B, () -> {
                        assert v == 1;
                    });
                });
            });
        });
    }
}
