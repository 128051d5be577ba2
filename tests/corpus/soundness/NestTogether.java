// expect: proved
// Both objects are taken at once, in whatever order they are given.

import static edu.rice.hj.Module2.*;

public class NestTogether {
    static int x;
    static final Object A = new Object(), B = new Object(), C = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, B, () -> {
                        x++;
                    });
                });
                async(() -> {
                    isolated(B, A, () -> {
                        x++;
                    });
                });
            });
            assert x == 2;
        });
    }
}
