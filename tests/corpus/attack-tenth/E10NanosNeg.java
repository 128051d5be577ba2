// awaitNanos with no time left gives the lock up and says that nothing is left.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10NanosNeg {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        assert c.awaitNanos(0) <= 0;
        assert c.awaitNanos(-5) <= 0;
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        x++;
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
        t0 = thread(E10NanosNeg::run0);
        t1 = thread(E10NanosNeg::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
