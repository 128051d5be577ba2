// expect: violated assertion
// Which of the two bodies is last shows in whether a class has been initialised and nowhere else; bodies behind that
// make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenClass {
    static int p = 5, c;
    static int x = 1;

    static class C {
        static int seen = x;

        static void touch() { }
    }

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            C.touch();
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
            x = 2;
            assert C.seen == 2;
        });
    }
}
