// expect: proved
// Isolated on everything excludes isolated on one object.

import static edu.rice.hj.Module2.*;

public class NestGlobal {
    static int x;
    static final Object A = new Object(), B = new Object(), C = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        x++;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        x++;
                    });
                });
            });
            assert x == 2;
        });
    }
}
