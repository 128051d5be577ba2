// Truth: violated. The wait may return without a reason

import static edu.rice.hj.Module1.*;

import edu.rice.hj.api.HjDataDrivenFuture;

/** As ThreadInterruptsWait, but the wait may also return without a reason. */
public class ThreadInterruptsWaitOnce {
    static final Object LOCK = new Object();

    public static void main(String[] args) {
        launchHabaneroApp(() -> finish(() -> {
            HjDataDrivenFuture<Thread> waiting = newDataDrivenFuture();
            async(() -> {
                boolean woken = false;
                synchronized (LOCK) {
                    waiting.put(Thread.currentThread());
                    try {
                        LOCK.wait();
                    } catch (InterruptedException e) {
                        woken = true;
                    }
                }
                assert woken;
            });
            asyncAwait(waiting, () -> waiting.get().interrupt());
        }));
    }
}
