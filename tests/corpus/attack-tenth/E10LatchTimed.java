// An await with a time-out may be over before the count.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LatchTimed {
    static final CountDownLatch d = new CountDownLatch(1);

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        assert d.await(1, TimeUnit.SECONDS);
    }

    static void run1() throws Exception {
        d.countDown();
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
        t0 = thread(E10LatchTimed::run0);
        t1 = thread(E10LatchTimed::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
