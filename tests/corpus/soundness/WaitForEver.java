// expect: violated deadlock
// Nobody notifies.

import static edu.rice.hj.Module2.*;

public class WaitForEver {
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
                    int r = 0;
                });
            });
        });
    }
}
