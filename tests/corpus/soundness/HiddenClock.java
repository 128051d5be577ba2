// expect: violated assertion
// Which of the two bodies is last shows in how often the clock was looked at and nowhere else; bodies behind that
// make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenClock {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            long start = System.nanoTime();
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            System.nanoTime();
                            System.nanoTime();
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
            assert System.nanoTime() - start < 2500;
        });
    }
}
