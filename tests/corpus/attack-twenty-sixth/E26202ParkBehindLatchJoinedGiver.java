import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

// violated: as with one that gives the permit before the latch opens, and main joins that.
public class E26202ParkBehindLatchJoinedGiver {
    static int x;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread waiter = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            LockSupport.park();
            x = 1;
        });
        waiter.start();
        Thread giver = new Thread(() -> LockSupport.unpark(waiter));
        giver.start();
        giver.join();
        latch.countDown();
        waiter.join();
        assert x == 1;
    }
}
