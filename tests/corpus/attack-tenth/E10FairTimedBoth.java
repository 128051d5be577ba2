// As E10FairTimedBehind, but t1 waits too, for a shorter time, so that both give up.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10FairTimedBoth {
    static final Semaphore s = new Semaphore(1, true);
    static boolean a, b;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        a = s.tryAcquire(2, 2, TimeUnit.MILLISECONDS);
    }

    static void run1() throws Exception {
        b = s.tryAcquire(1, 1, TimeUnit.MILLISECONDS);
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
        t0 = thread(E10FairTimedBoth::run0);
        t1 = thread(E10FairTimedBoth::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert a || b;
    }
}
