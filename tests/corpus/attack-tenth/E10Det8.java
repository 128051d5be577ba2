// Whether the latch is at 0 or 1 at the end depends on the order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Det8 {
    static final CountDownLatch s = new CountDownLatch(2);

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        s.countDown();
    }

    static void run1() throws Exception {
        if (s.getCount() == 2) s.countDown();
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
        t0 = thread(E10Det8::run0);
        t1 = thread(E10Det8::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
