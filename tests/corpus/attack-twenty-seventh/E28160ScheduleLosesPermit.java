import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): schedule takes the lock of the queue, which the worker may hold: the wait for it uses up the permit.
public class E28160ScheduleLosesPermit {
    public static void main(String[] args) throws Exception {
        ScheduledExecutorService pool = Executors.newScheduledThreadPool(1);
        pool.schedule(() -> { }, 1, TimeUnit.SECONDS);
        LockSupport.unpark(Thread.currentThread());
        pool.schedule(() -> { }, 1, TimeUnit.SECONDS);
        LockSupport.park();
        pool.shutdown();
    }
}
