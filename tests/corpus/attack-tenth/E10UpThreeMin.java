// Minima of three in any order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpThreeMin {
    static final Object m = new Object();
    static long x = 9;

    static Thread t0;
    static Thread t1;
    static Thread t2;

    static void run0() throws Exception {
        synchronized (m) {
            x = Math.min(x, 5L);
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x = Math.min(x, 3L);
        }
    }

    static void run2() throws Exception {
        synchronized (m) {
            x = Math.min(7L, x);
        }
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
        t0 = thread(E10UpThreeMin::run0);
        t1 = thread(E10UpThreeMin::run1);
        t2 = thread(E10UpThreeMin::run2);
        t0.start();
        t1.start();
        t2.start();
        t0.join();
        t1.join();
        t2.join();
        assert x == 3;
    }
}
