// expect: violated assertion
// As InterruptPark, but the park may also return without a reason.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.concurrent.locks.LockSupport;

public class InterruptParkOnce {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    d.get().interrupt();
                });
                async(() -> {
                    d.put(Thread.currentThread());
                    LockSupport.park();
                    assert Thread.currentThread().isInterrupted();
                });
            });
        });
    }
}
