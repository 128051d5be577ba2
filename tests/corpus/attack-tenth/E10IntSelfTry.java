// tryAcquire and tryLock without a time do not look at interrupts; lock and acquireUninterruptibly neither.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntSelfTry {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static final Semaphore s = new Semaphore(5);

    static Thread t0;

    static void run0() throws Exception {
        Thread.currentThread().interrupt();
        assert s.tryAcquire();
        assert l.tryLock();
        l.unlock();
        l.lock();
        l.unlock();
        s.acquireUninterruptibly();
        assert Thread.interrupted();
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
        t0 = thread(E10IntSelfTry::run0);
        t0.start();
        t0.join();
    }
}
