import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

// proved: the flag is set before the permit is given, and the loop looks at it first.
public class E26184ParkInLoopOfFlag {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread waiter = new Thread(() -> {
            try {
                latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            while (!flag) {
                LockSupport.park();
            }
        });
        waiter.start();
        latch.countDown();
        flag = true;
        LockSupport.unpark(waiter);
    }
}
