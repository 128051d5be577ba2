// A lock and a monitor in opposite orders.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LockMonCross {
    static final ReentrantLock l = new ReentrantLock();
    static final Object m = new Object();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        synchronized (m) {
        }
        l.unlock();
    }

    static void run1() throws Exception {
        synchronized (m) {
            l.lock();
            l.unlock();
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
        t0 = thread(E10LockMonCross::run0);
        t1 = thread(E10LockMonCross::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
