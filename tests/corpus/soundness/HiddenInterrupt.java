// expect: violated assertion
// Which of the two bodies is last shows in whether a thread is interrupted and nowhere else; bodies behind that make
// the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenInterrupt {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Thread main = Thread.currentThread();
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                            main.interrupt();
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
            assert !Thread.interrupted();
        });
    }
}
