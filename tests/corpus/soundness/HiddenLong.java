// expect: violated assertion
// Which of the two bodies is last shows in the upper half of a long and nowhere else; bodies behind that make the
// two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenLong {
    static int p = 5, c;
    static long v;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            v = 1L << 40;
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            v = 0;
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
            assert v == 0;
        });
    }
}
