// expect: violated deadlock
// Two permits are one if the first park comes after both.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.concurrent.locks.LockSupport;

public class ParkTwice {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    Thread other = d.get();
                    LockSupport.unpark(other);
                    LockSupport.unpark(other);
                });
                async(() -> {
                    d.put(Thread.currentThread());
                    LockSupport.park();
                    LockSupport.park();
                });
            });
        });
    }
}
