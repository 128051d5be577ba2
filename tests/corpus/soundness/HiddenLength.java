// expect: violated assertion
// Which of the two bodies is last shows in the length of an empty array and nowhere else; bodies behind that make
// the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenLength {
    static int p = 5, c;
    static int[][] o = new int[1][];

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            o[0] = new int[2];
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            o[0] = new int[1];
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
            assert o[0].length == 1;
        });
    }
}
