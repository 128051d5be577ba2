// A synchroniser of the program, and a lock of the library inside it.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Aqs {
    static final ReentrantLock l = new ReentrantLock();
    static final Mutex u = new Mutex();
    static int x;

    static class Mutex extends AbstractQueuedSynchronizer {
        @Override
        protected boolean tryAcquire(int n) {
            return compareAndSetState(0, 1);
        }

        @Override
        protected boolean tryRelease(int n) {
            setState(0);
            return true;
        }

        @Override
        protected boolean isHeldExclusively() {
            return getState() == 1;
        }

        Condition condition() {
            return new ConditionObject();
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        u.acquire(1);
        l.lock();
        x++;
        l.unlock();
        u.release(1);
    }

    static void run1() throws Exception {
        u.acquire(1);
        l.lock();
        x++;
        l.unlock();
        u.release(1);
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
        t0 = thread(E10Aqs::run0);
        t1 = thread(E10Aqs::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x == 2;
    }
}
