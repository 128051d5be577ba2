// expect: proved
// An object has one identity hash, whoever asks first.

import static edu.rice.hj.Module2.*;

public class IdentitySame {
    static int p, q;
    static final Object A = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    p = System.identityHashCode(A);
                });
                async(() -> {
                    q = System.identityHashCode(A);
                });
            });
            assert p == q;
        });
    }
}
