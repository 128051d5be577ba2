// The number goes out through Method.invoke.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AtInvoke2 {
    static final AtomicInteger x = new AtomicInteger();
    static int got;
    public static int next() {
        return x.incrementAndGet();
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        got = (int) E10AtInvoke2.class.getMethod("next").invoke(null);
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
        t0 = thread(E10AtInvoke2::run0);
        t1 = thread(E10AtInvoke2::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert got != 1;
    }
}
