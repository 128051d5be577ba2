import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

// violated: the thread gives itself a permit; if the latch is not open yet, the wait for it uses that up.
public class E26224ParkBehindLatchOwnPermit {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread waiter = new Thread(() -> {
            LockSupport.unpark(Thread.currentThread());
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            LockSupport.park();
        });
        waiter.start();
        latch.countDown();
    }
}
