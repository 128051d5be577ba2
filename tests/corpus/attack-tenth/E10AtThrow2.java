// As E10AtThrow, the parts exchanged.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AtThrow2 {
    static final AtomicInteger x = new AtomicInteger();
    static int next() {
        int n = x.incrementAndGet();
        if (n == 2) throw new IllegalStateException();
        return n;
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        next();
    }

    static void run1() throws Exception {
        try {
            next();
        } catch (IllegalStateException e) {
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
        t0 = thread(E10AtThrow2::run0);
        t1 = thread(E10AtThrow2::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
