// t0 and t1 wait, t0 is interrupted, one signal: if it goes to t0 (which has waited longest) before t0 wakes,
// t1 waits for ever.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntSignalTwo {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static int n;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        n++;
        try {
            c.await();
        } catch (InterruptedException e) {
        }
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        if (n == 1) {
            n++;
            c.await();
        }
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
        t0 = thread(E10IntSignalTwo::run0);
        t1 = thread(E10IntSignalTwo::run1);
        t0.start();
        t1.start();
        l.lock();
        boolean both = n == 2;
        l.unlock();
        if (both) {
            t0.interrupt();
            l.lock();
            c.signal();
            l.unlock();
            t0.join();
        } else {
            System.exit(0);
        }
        t0.join();
        t1.join();
    }
}
