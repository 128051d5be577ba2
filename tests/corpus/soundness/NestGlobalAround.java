// expect: violated assertion
// A body around everything inside one of an object; which of the two is first shows.

import static edu.rice.hj.Module2.*;

public class NestGlobalAround {
    static int x, r;
    static final Object A = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        isolated(() -> {
                            x = 1;
                        });
                    });
                });
                async(() -> {
                    isolated(() -> {
                        r = x;
                    });
                });
            });
            assert r == 1;
        });
    }
}
