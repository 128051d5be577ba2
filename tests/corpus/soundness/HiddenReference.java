// expect: violated assertion
// Which of the two bodies is last shows in an element of an old array of objects and nowhere else; bodies behind
// that make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenReference {
    static int p = 5, c;
    static final Object[] s = new Object[3];
    static final Object A = new Object(), B = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            s[1] = A;
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            s[1] = B;
                        }
                    });
                });
            });
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        c += 1;
                    });
                });
                async(() -> {
                    isolated(() -> {
                        c += 2;
                    });
                });
            });
            assert s[1] == B;
        });
    }
}
