// expect: violated deadlock
// A notification that comes before the wait is lost.

import static edu.rice.hj.Module2.*;

public class WaitLost {
    static final Object A = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            finish(() -> {
                async(() -> {
                    synchronized (A) {
                        try {
                            A.wait();
                        } catch (InterruptedException e) {
                            // Nobody interrupts.
                        }
                    }
                });
                async(() -> {
                    synchronized (A) {
                        A.notify();
                    }
                });
            });
        });
    }
}
