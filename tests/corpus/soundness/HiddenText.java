// expect: violated assertion
// Which of the two bodies is last shows in a text and nowhere else; bodies behind that make the two states be
// compared.

import static edu.rice.hj.Module2.*;

public class HiddenText {
    static int p = 5, c;
    static String s;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            s = "a" + c;
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            s = "b" + c;
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
            assert s.charAt(0) == 'b';
        });
    }
}
