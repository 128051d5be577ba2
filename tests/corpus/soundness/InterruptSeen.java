// expect: violated assertion
// Whether the interrupt has come when the task looks is open.

import static edu.rice.hj.Module2.*;

import edu.rice.hj.api.HjDataDrivenFuture;

public class InterruptSeen {
    public static void main(String[] args) {
        launchHabaneroApp(() -> {
            HjDataDrivenFuture<Thread> d = newDataDrivenFuture();
            finish(() -> {
                async(() -> {
                    d.get().interrupt();
                });
                async(() -> {
                    d.put(Thread.currentThread());
                    assert !Thread.currentThread().isInterrupted();
                });
            });
        });
    }
}
