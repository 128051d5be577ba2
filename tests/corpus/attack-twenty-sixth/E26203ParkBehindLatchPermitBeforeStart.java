import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

// proved: unpark of a thread that has not started has no effect, but a permit behind the latch has.
public class E26203ParkBehindLatchPermitBeforeStart {
    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread[] self = new Thread[1];
        Thread waiter = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            LockSupport.unpark(Thread.currentThread());
            LockSupport.park();
        });
        waiter.start();
        latch.countDown();
    }
}
