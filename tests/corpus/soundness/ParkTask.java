// expect: violated
// options: --property assertion
// Two permits are one: if both are given before the first park, the second park waits for ever. If they are not, the
// assertion fails.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.concurrent.locks.LockSupport;

public class ParkTask {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
            async(() -> {
                Thread other = d.get();
                LockSupport.unpark(other);
                LockSupport.unpark(other);
            });
            async(() -> {
                d.put(Thread.currentThread());
                LockSupport.park();
                LockSupport.park();
                assert false;
            });
        });
    }
}
