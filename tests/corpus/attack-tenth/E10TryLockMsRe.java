// tryLock with a time-out by the holder.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10TryLockMsRe {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();

    static Thread t0;

    static void run0() throws Exception {
        assert l.tryLock(0, TimeUnit.SECONDS);
        assert l.tryLock(1, TimeUnit.SECONDS);
        assert l.getHoldCount() == 2;
        l.unlock();
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
        t0 = thread(E10TryLockMsRe::run0);
        t0.start();
        t0.join();
    }
}
