import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

// violated: if the permit comes while the thread waits for the latch, that wait may use it up, and then park waits for ever.
public class E26180ParkBehindLatchLosesPermit {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread waiter = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            LockSupport.park();
        });
        waiter.start();
        LockSupport.unpark(waiter);
        latch.countDown();
    }
}
