// t0 waits with awaitNanos, t1 without end; one signal goes to t0, which has waited longest. It may come back
// after its time although it was signalled (nothing is left, the estimate is not above zero): then t1 waits
// for ever although t0 saw a time-out and main signals only where t0 saw none.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10NanosLost {
    static final ReentrantLock s = new ReentrantLock();
    static final Condition c = s.newCondition();
    static int waiting;
    static boolean timedOut, woken;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        s.lock();
        waiting++;
        timedOut = c.awaitNanos(1000) <= 0;
        s.unlock();
    }

    static void run1() throws Exception {
        s.lock();
        if (waiting == 1) {
            waiting++;
            c.await();
            woken = true;
        }
        s.unlock();
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
        t0 = thread(E10NanosLost::run0);
        t1 = thread(E10NanosLost::run1);
        t0.start();
        t1.start();
        s.lock();
        boolean both = waiting == 2 && s.getWaitQueueLength(c) == 2;
        if (both) c.signal();
        s.unlock();
        t0.join();
        s.lock();
        if (both) assert !timedOut;
        c.signalAll();
        waiting = 5;
        s.unlock();
        t0.join();
        t1.join();
    }
}
