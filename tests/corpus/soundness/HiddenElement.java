// expect: violated assertion
// Which of the two bodies is last shows in an element of a young array and nowhere else; bodies behind that make the
// two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenElement {
    static int p = 5, c;
    static int[] s;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            s = new int[] {0, 1};
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            s = new int[] {0, 0};
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
            assert s[1] == 0;
        });
    }
}
