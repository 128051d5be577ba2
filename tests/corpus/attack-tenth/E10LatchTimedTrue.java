// A timed await that succeeded orders.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LatchTimedTrue {
    static final CountDownLatch d = new CountDownLatch(1);
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        x = 1;
        d.countDown();
    }

    static void run1() throws Exception {
        if (d.await(1, TimeUnit.SECONDS)) assert x == 1;
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
        t0 = thread(E10LatchTimedTrue::run0);
        t1 = thread(E10LatchTimedTrue::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
