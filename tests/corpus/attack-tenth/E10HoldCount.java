// Counts of holds are of the thread.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10HoldCount {
    static final ReentrantLock l = new ReentrantLock();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        assert l.getHoldCount() == 0;
        l.lock();
        l.lock();
        assert l.getHoldCount() == 2;
        l.unlock();
        assert l.isHeldByCurrentThread();
        l.unlock();
        assert !l.isHeldByCurrentThread();
    }

    static void run1() throws Exception {
        assert l.getHoldCount() == 0;
        l.lock();
        l.lock();
        assert l.getHoldCount() == 2;
        l.unlock();
        assert l.isHeldByCurrentThread();
        l.unlock();
        assert !l.isHeldByCurrentThread();
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
        t0 = thread(E10HoldCount::run0);
        t1 = thread(E10HoldCount::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
