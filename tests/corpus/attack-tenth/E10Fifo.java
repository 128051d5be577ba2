// Signals go to who has waited longest: t1 waits only after t0 does.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Fifo {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static int waiting;
    static String order = "";

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        waiting = 1;
        c.await();
        order += "a";
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        if (waiting == 1) {
            waiting = 2;
            c.await();
            order += "b";
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
        t0 = thread(E10Fifo::run0);
        t1 = thread(E10Fifo::run1);
        t0.start();
        t1.start();
        l.lock();
        boolean both = waiting == 2;
        if (both) c.signal();
        l.unlock();
        if (both) {
            t0.join();
            l.lock();
            assert order.equals("a");
            l.unlock();
        }
        while (t0.isAlive() || t1.isAlive()) {
            l.lock();
            c.signalAll();
            l.unlock();
            Thread.yield();
        }
        t0.join();
        t1.join();
    }
}
