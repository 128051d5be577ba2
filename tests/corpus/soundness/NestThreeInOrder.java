// expect: proved
// The same three pairs, taken in one order.

import static edu.rice.hj.Module2.*;

public class NestThreeInOrder {
    static int x;
    static final Object A = new Object(), B = new Object(), C = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(A, () -> {
                        isolated(B, () -> {

                        });
                    });
                });
                async(() -> {
                    isolated(B, () -> {
                        isolated(C, () -> {

                        });
                    });
                });
                async(() -> {
                    isolated(A, () -> {
                        isolated(C, () -> {

                        });
                    });
                });
            });
        });
    }
}
