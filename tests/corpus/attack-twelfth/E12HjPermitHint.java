// Truth: proved. Who sees it comes behind the first task, so its body comes behind that of the first, and data was written before that.
import static edu.rice.hj.ModuleE.*;
import edu.rice.hj.api.*;
import java.util.concurrent.atomic.AtomicInteger;

public class E12HjPermitHint {
    static final AtomicInteger number = new AtomicInteger();
    static int data;
    static final java.util.concurrent.Semaphore semaphore = new java.util.concurrent.Semaphore(1);
    public static void main(String[] arguments) {
        launchHabaneroApp(() -> {
            
            finish(() -> {
                async(() -> {
                    data = 1;
                    number.getAndIncrement();
                    semaphore.tryAcquire();
                });
                async(() -> {
                    if (semaphore.drainPermits() == 0) {
                        number.getAndIncrement();
                        if (data != 1) throw new AssertionError();
                    }
                });
            });
        });
    }
}
