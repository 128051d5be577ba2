// A time-out decides what is printed.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Det9 {
    static final CountDownLatch s = new CountDownLatch(1);

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        System.out.println(s.await(1, TimeUnit.SECONDS));
    }

    static void run1() throws Exception {
        s.countDown();
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
        t0 = thread(E10Det9::run0);
        t1 = thread(E10Det9::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
