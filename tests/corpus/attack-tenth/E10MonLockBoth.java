// One takes both, the others one each, and what each pair shares is ordered... x only under the lock, y only
// under the monitor.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10MonLockBoth {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static final Object m = new Object();
    static int x, y;

    static Thread t0;
    static Thread t1;
    static Thread t2;

    static void run0() throws Exception {
        synchronized (m) {
            l.lock();
            x += 1;
            y *= 2;
            l.unlock();
        }
    }

    static void run1() throws Exception {
        l.lock();
        x += 1;
        l.unlock();
    }

    static void run2() throws Exception {
        synchronized (m) {
            y *= 3;
        }
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
        t0 = thread(E10MonLockBoth::run0);
        t1 = thread(E10MonLockBoth::run1);
        t2 = thread(E10MonLockBoth::run2);
        t0.start();
        t1.start();
        t2.start();
        t0.join();
        t1.join();
        t2.join();
        assert x == 2 && y == 0;
    }
}
