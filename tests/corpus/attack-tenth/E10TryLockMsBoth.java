// Both may give up only if the other holds it: t0 holds while t1 tries.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10TryLockMsBoth {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static int n;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        if (l.tryLock(1, TimeUnit.SECONDS)) {
            n++;
            l.unlock();
        }
    }

    static void run1() throws Exception {
        if (l.tryLock(1, TimeUnit.SECONDS)) {
            n++;
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
        t0 = thread(E10TryLockMsBoth::run0);
        t1 = thread(E10TryLockMsBoth::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert n == 2;
    }
}
