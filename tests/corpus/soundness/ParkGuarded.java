// expect: proved
// Who parks looks again before it parks again.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.concurrent.locks.LockSupport;

public class ParkGuarded {
    static volatile boolean ready;

    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    Thread other = d.get();
                    ready = true;
                    LockSupport.unpark(other);
                });
                async(() -> {
                    d.put(Thread.currentThread());
                    while (!ready) {
                        LockSupport.park();
                    }
                });
            });
        });
    }
}
