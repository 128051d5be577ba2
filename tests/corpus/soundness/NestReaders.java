// expect: proved
// Two readers and a writer of one object.

import static edu.rice.hj.Module2.*;

public class NestReaders {
    static int x, p, q;
    static final Object A = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(readMode(A), () -> {
                        p = x;
                    });
                });
                async(() -> {
                    isolated(readMode(A), () -> {
                        q = x;
                    });
                });
                async(() -> {
                    isolated(A, () -> {
                        x = 1;
                    });
                });
            });
        });
    }
}
