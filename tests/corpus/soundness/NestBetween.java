// expect: violated assertion
// Between two inner bodies of one outer body others may come.

import static edu.rice.hj.Module2.*;

public class NestBetween {
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
                        isolated(B, () -> {
                            assert x == 1;
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
