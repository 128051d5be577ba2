// expect: proved
// Both writes are made under A, behind the inner body too.

import static edu.rice.hj.Module2.*;

public class NestAround {
    static int x;
    static final Object A = new Object(), B = new Object(), C = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        isolated(B, () -> { });
                        x = 1;
                    });
                });
                async(() -> {
                    isolated(A, () -> {
                        x = 2;
                    });
                });
            });
        });
    }
}
