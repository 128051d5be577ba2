// new int[n] with a negative n throws: the number is seen although the array is dropped.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AtNewArr {
    static final AtomicInteger x = new AtomicInteger(0);
    static Object make() {
        return new int[x.getAndDecrement()];
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        make();
    }

    static void run1() throws Exception {
        x.getAndDecrement();
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
        t0 = thread(E10AtNewArr::run0);
        t1 = thread(E10AtNewArr::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
