// expect: proved
// Which of the two bodies is last shows in the permit of a thread and nowhere else; bodies behind that make the two
// states be compared.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.LockSupport;

public class HiddenPermitTold {
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
                            LockSupport.unpark(main);
                        }
                    });
                });
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 7;
                        } else {
                            p = 0;
                            LockSupport.unpark(main);
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
            LockSupport.park();
        });
    }
}
