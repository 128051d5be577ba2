// A fair semaphore with one permit. t0 wants two and waits with a time-out; t1 comes behind it and wants one
// at once, in turn: it gets none, since t0 waits. Then t0 gives up. Neither has got any.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10FairTimedBehind {
    static final Semaphore s = new Semaphore(1, true);
    static boolean a, b;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        a = s.tryAcquire(2, 1, TimeUnit.MILLISECONDS);
    }

    static void run1() throws Exception {
        b = s.tryAcquire(0, TimeUnit.SECONDS);
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
        t0 = thread(E10FairTimedBehind::run0);
        t1 = thread(E10FairTimedBehind::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert a || b;
    }
}
