// expect: proved
// A permit that comes early is kept.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.concurrent.locks.LockSupport;

public class ParkBefore {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    Thread other = d.get();
                    LockSupport.unpark(other);
                });
                async(() -> {
                    d.put(Thread.currentThread());
                    LockSupport.park();
                });
            });
        });
    }
}
