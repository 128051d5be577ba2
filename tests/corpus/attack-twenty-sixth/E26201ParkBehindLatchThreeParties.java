import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

// violated: the permit comes from a third thread, unordered with the wait.
public class E26201ParkBehindLatchThreeParties {
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
        Thread giver = new Thread(() -> LockSupport.unpark(waiter));
        giver.start();
        latch.countDown();
    }
}
