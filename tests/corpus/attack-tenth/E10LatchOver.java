// Three counts for a latch of two: one may come too late to order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LatchOver {
    static final CountDownLatch d = new CountDownLatch(2);
    static int x;

    static Thread t0;
    static Thread t1;
    static Thread t2;

    static void run0() throws Exception {
        x = 1;
        d.countDown();
    }

    static void run1() throws Exception {
        d.countDown();
    }

    static void run2() throws Exception {
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
        t0 = thread(E10LatchOver::run0);
        t1 = thread(E10LatchOver::run1);
        t2 = thread(E10LatchOver::run2);
        t0.start();
        t1.start();
        t2.start();
        d.await();
        int z = x;
        t0.join();
        t1.join();
        t2.join();
    }
}
