// expect: proved
// Both writes are made under B.

import static edu.rice.hj.Module2.*;

public class NestInner {
    static int x;
    static final Object A = new Object(), B = new Object(), C = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        isolated(B, () -> {
                            x = 1;
                        });
                    });
                });
                async(() -> {
                    isolated(B, () -> {
                        x = 2;
                    });
                });
            });
        });
    }
}
