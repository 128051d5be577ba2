import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

// proved: the latch is open before the thread starts, so nothing uses up the permit.
public class E26181ParkBehindOpenLatch {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        latch.countDown();
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
    }
}
