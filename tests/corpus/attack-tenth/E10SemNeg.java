// Negative permits: both have to release before one may go on.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemNeg {
    static final Semaphore s = new Semaphore(-1);
    static int x, y;

    static Thread t0;
    static Thread t1;
    static Thread t2;

    static void run0() throws Exception {
        x = 1;
        s.release();
    }

    static void run1() throws Exception {
        y = 1;
        s.release();
    }

    static void run2() throws Exception {
        s.acquire();
        assert x + y == 2;
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
        t0 = thread(E10SemNeg::run0);
        t1 = thread(E10SemNeg::run1);
        t2 = thread(E10SemNeg::run2);
        t0.start();
        t1.start();
        t2.start();
        t0.join();
        t1.join();
        t2.join();
    }
}
