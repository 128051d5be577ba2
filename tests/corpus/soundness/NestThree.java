// expect: violated deadlock
// A cycle of three: no two of the tasks can get stuck alone.

import static edu.rice.hj.Module2.*;

public class NestThree {
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
                    isolated(C, () -> {
                        isolated(A, () -> {

                        });
                    });
                });
            });
        });
    }
}
