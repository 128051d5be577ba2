// expect: violated deadlock
// Which of the two bodies is last shows in whether a waiting task has been notified and nowhere else; bodies behind
// that make the two states be compared.

import static edu.rice.hj.Module2.*;

public class HiddenMonitor {
    static int p = 5, c;
    static final Object A = new Object();
    static boolean waits;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            async(() -> {
                synchronized (A) {
                    waits = true;
                    A.notify();
                    try {
                        A.wait();
                    } catch (InterruptedException e) {
                        // Nobody interrupts.
                    }
                }
            });
            synchronized (A) {
                while (!waits) {
                    try {
                        A.wait();
                    } catch (InterruptedException e) {
                        // Nobody interrupts.
                    }
                }
            }
            finish(() -> {
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
                        } else {
                            p = 0;
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            synchronized (A) {
                                A.notify();
                            }
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
        });
    }
}
