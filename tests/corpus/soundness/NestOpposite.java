// expect: violated deadlock
// A then B here, B then A there.

import static edu.rice.hj.Module2.*;

public class NestOpposite {
    static int x;
    static final Object A = new Object(), B = new Object(), C = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        isolated(B, () -> {
                            x++;
                        });
                    });
                });
                async(() -> {
                    isolated(B, () -> {
                        isolated(A, () -> {
                            x++;
                        });
                    });
                });
            });
        });
    }
}
