import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

// violated: the wait may use up the permit that was given meanwhile, and then park waits for ever.
public class E26190ParkBehindSemaphore {
    public static void main(String[] args) throws Exception {
        Semaphore semaphore = new Semaphore(0);
        Thread waiter = new Thread(() -> {
            try {
                semaphore.acquire();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
            LockSupport.park();
        });
        waiter.start();
        LockSupport.unpark(waiter);
        semaphore.release();
    }
}
