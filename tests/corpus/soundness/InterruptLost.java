// expect: violated deadlock
// If the interrupt comes before it is asked for, it is taken away and the wait lasts for ever; else it ends the
// wait.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class InterruptLost {
    static final Object A = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    d.get().interrupt();
                });
                async(() -> {
                    d.put(Thread.currentThread());
                    Thread.interrupted();
                    synchronized (A) {
                        try {
                            A.wait();
                        } catch (InterruptedException e) {
                            // It came later.
                        }
                    }
                });
            });
        });
    }
}
