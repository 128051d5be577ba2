// expect: violated assertion
// Who is last at b shows, and only the inner body of the first task touches it.

import static edu.rice.hj.Module2.*;

public class NestLast {
    static int a, b;
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        a = 1;
                        isolated(B, () -> {
                            b = a;
                        });
                    });
                });
                async(() -> {
                    isolated(B, () -> {
                        b = 5;
                    });
                });
            });
            assert b == 5;
        });
    }
}
