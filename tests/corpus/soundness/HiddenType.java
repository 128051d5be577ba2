// expect: violated assertion
// Which of the two bodies is last shows in the class of an object without fields and nowhere else; bodies behind
// that make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenType {
    static int p = 5, c;
    static class One { }

    static class Two { }

    static Object o;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            o = new One();
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            o = new Two();
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
            assert o instanceof Two;
        });
    }
}
