// Data goes from a lock to a semaphore to a latch to a monitor.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10MixedHand {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static final Semaphore s = new Semaphore(0);
    static final CountDownLatch d = new CountDownLatch(1);
    static int x;

    static Thread t0;
    static Thread t1;
    static Thread t2;

    static void run0() throws Exception {
        x = 1;
        s.release();
    }

    static void run1() throws Exception {
        s.acquire();
        x++;
        d.countDown();
    }

    static void run2() throws Exception {
        d.await();
        x++;
        assert x == 3;
    }

    interface Body {
        void run() throws Exception;
    }

    static Thread thread(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new RuntimeException(e);
            }
        });
    }

    public static void main(String[] args) throws Exception {
        t0 = thread(E10MixedHand::run0);
        t1 = thread(E10MixedHand::run1);
        t2 = thread(E10MixedHand::run2);
        t0.start();
        t1.start();
        t2.start();
        t0.join();
        t1.join();
        t2.join();
    }
}
