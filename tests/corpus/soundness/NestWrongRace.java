// expect: proved
// The second task writes y only if it has seen x, which the first task wrote under B and behind its write of y.

import static edu.rice.hj.Module2.*;

public class NestWrongRace {
    static int x, y;
    static final Object A = new Object(), B = new Object(), C = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        y = 1;
                        isolated(B, () -> {
                            x = 1;
                        });
                        isolated(C, () -> { });
                    });
                });
                async(() -> {
                    isolated(B, () -> {
                        if (x == 1) {
                            y = 2;
                        }
                    });
                });
            });
        });
    }
}
