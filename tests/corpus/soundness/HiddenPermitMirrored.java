// expect: violated deadlock
// Which of the two bodies is last shows in the permit of a thread and nowhere else; bodies behind that make the two
// states be compared.
// As HiddenPermit, with the tasks the other way round.

import static edu.rice.hj.Module2.*;

import java.util.concurrent.locks.LockSupport;

public class HiddenPermitMirrored {
    static int p = 5, c;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            Thread main = Thread.currentThread();
            LockSupport.unpark(main);
            LockSupport.park();
            finish(() -> {
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
                async(() -> {
                    isolated(() -> {
                        if (p == 5) {
                            p = 6;
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
            LockSupport.park();
        });
    }
}
