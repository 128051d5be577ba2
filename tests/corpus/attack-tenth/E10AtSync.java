// Returned through a synchronized method with a finally.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AtSync {
    static final AtomicInteger x = new AtomicInteger();
    static int got;
    static synchronized int next() {
        try {
            return x.incrementAndGet();
        } finally {
            got += 0;
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        int n = next();
        assert n != 2;
    }

    static void run1() throws Exception {
        next();
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
        t0 = thread(E10AtSync::run0);
        t1 = thread(E10AtSync::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
