// tryLock in a class initialiser decides a constant.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10TryInit {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();

    static class Inner {
        static final boolean FREE = l.tryLock();

        static {
            if (FREE) l.unlock();
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        l.unlock();
    }

    static void run1() throws Exception {
        assert Inner.FREE;
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
        t0 = thread(E10TryInit::run0);
        t1 = thread(E10TryInit::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
