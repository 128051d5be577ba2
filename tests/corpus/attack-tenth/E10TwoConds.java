// The signal goes to the other condition.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10TwoConds {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static final Condition d = l.newCondition();
    static boolean go;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        while (!go) c.await();
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        go = true;
        d.signalAll();
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
        t0 = thread(E10TwoConds::run0);
        t1 = thread(E10TwoConds::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
