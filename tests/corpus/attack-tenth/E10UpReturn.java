// The result of x += 1 is used by a condition.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpReturn {
    static final Object m = new Object();
    static int x;
    static boolean seen;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            if ((x += 1) == 2) seen = true;
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x += 1;
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
        t0 = thread(E10UpReturn::run0);
        t1 = thread(E10UpReturn::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert !seen;
    }
}
