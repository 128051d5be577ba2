// expect: violated
// The second write of the first task is made when B has been left: it is held apart from the other task's write by
// nothing.

import static edu.rice.hj.Module2.*;

public class NestKnown {
    static int x;
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        isolated(B, () -> {
                            x = 1;
                        });
                        x = 2;
                    });
                });
                async(() -> {
                    isolated(B, () -> {
                        x = 3;
                    });
                });
            });
        });
    }
}
