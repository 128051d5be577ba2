// expect: violated assertion
// Which of the two bodies is last shows in how much work was done and nowhere else; bodies behind that make the two
// states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenWork {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            doWork(5);
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            doWork(1);
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
            assert abstractMetrics().totalWork() == 1;
        });
    }
}
