// The number is the result of a comparator.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AtSortCmp {
    static final AtomicInteger x = new AtomicInteger(-2);
    static final Integer[] a = {1, 2};

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        Arrays.sort(a, (p, q) -> x.incrementAndGet());
    }

    static void run1() throws Exception {
        x.incrementAndGet();
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
        t0 = thread(E10AtSortCmp::run0);
        t1 = thread(E10AtSortCmp::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert a[0] == 1;
    }
}
