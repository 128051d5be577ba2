import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (assertion,deadlock): the waiter sees the latch open before it parks, and is woken all the same: park returns by that permit, before the other is given.
public class E2855LatchLeavesPermit {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    static volatile boolean given;

    public static void main(String[] args) throws Exception {
        CountDownLatch latch = new CountDownLatch(1);
        Thread waiter = go(() -> {
            latch.await();
            LockSupport.park();
            assert given;
        });
        latch.countDown();
        Thread.sleep(1);
        given = true;
        LockSupport.unpark(waiter);
    }
}
