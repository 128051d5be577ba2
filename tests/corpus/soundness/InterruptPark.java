// expect: proved
// An interrupt ends a park, whether it comes before or after.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;
import java.util.concurrent.locks.LockSupport;

public class InterruptPark {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    d.get().interrupt();
                });
                async(() -> {
                    d.put(Thread.currentThread());
                    while (!Thread.currentThread().isInterrupted()) LockSupport.park();
                });
            });
        });
    }
}
