// tryLock with time 0 throws if interrupted, though the lock is free.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntSelfTimed0 {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();

    static Thread t0;

    static void run0() throws Exception {
        Thread.currentThread().interrupt();
        l.tryLock(0, TimeUnit.SECONDS);
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
        t0 = thread(E10IntSelfTimed0::run0);
        t0.start();
        t0.join();
    }
}
