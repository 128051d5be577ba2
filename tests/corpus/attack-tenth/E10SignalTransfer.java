// A signalled thread is in the queue of the lock, and no longer waits for the condition.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SignalTransfer {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static boolean waits;

    static Thread t0;

    static void run0() throws Exception {
        l.lock();
        waits = true;
        c.await();
        l.unlock();
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
        t0 = thread(E10SignalTransfer::run0);
        t0.start();
        l.lock();
        if (waits) {
            assert l.hasWaiters(c);
            assert l.getQueueLength() == 0;
            c.signal();
            assert !l.hasWaiters(c);
            assert l.hasQueuedThread(t0);
        }
        boolean done = waits;
        l.unlock();
        while (!done) {
            l.lock();
            done = waits;
            c.signal();
            l.unlock();
        }
        t0.join();
    }
}
