// expect: violated assertion
// Which of the two bodies is last shows in which two of three variables hold one object and nowhere else; bodies
// behind that make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenAlias {
    static int p = 5, c;
    static int[] s, t, u;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            s = new int[1];
                            t = s;
                            u = new int[1];
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            s = new int[1];
                            t = new int[1];
                            u = t;
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
            s[0] = 1;
            assert t[0] == 0;
        });
    }
}
