// expect: ok

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** A task interrupts another that waits for a notification which never comes. */
public class ThreadInterruptsWait {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjDataDrivenFuture<Thread> waiting = newDataDrivenFuture();
            async(() -> {
                boolean woken = false;
                synchronized (LOCK) {
                    waiting.put(Thread.currentThread());
                    while (!woken) {
                        try {
                            LOCK.wait();
                        } catch (InterruptedException e) {
                            woken = true;
                        }
                    }
                }
                assert woken;
            });
            asyncAwait(waiting, () -> waiting.get().interrupt());
        }));
    }
}
