// expect: proved
// Which of the two bodies is last shows in whether an object has been asked for its hash and nowhere else; bodies
// behind that make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenIdentity {
    static int p = 5, c;
    static final Object A = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            A.hashCode();
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
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
            assert A.hashCode() == A.hashCode();
        });
    }
}
