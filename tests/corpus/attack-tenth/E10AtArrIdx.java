// The number is an index.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AtArrIdx {
    static final AtomicInteger x = new AtomicInteger();
    static final int[] a = new int[2];

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        a[x.getAndIncrement()]++;
    }

    static void run1() throws Exception {
        x.getAndIncrement();
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
        t0 = thread(E10AtArrIdx::run0);
        t1 = thread(E10AtArrIdx::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert a[1] == 0;
    }
}
