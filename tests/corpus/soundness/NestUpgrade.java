// expect: violated deadlock
// Both hold the object for reading and wait to write it.

import static edu.rice.hj.Module2.*;

public class NestUpgrade {
    static int x;
    static final Object A = new Object(), B = new Object(), C = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(readMode(A), () -> {
                        isolated(A, () -> {
                            x++;
                        });
                    });
                });
                async(() -> {
                    isolated(readMode(A), () -> {
                        isolated(A, () -> {
                            x++;
                        });
                    });
                });
            });
        });
    }
}
