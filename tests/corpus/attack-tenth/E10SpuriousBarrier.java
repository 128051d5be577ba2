// A barrier of the library looks at its condition again.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SpuriousBarrier {
    static final CyclicBarrier b = new CyclicBarrier(2);
    static int x, y;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        x = 1;
        b.await();
        assert y == 1;
    }

    static void run1() throws Exception {
        y = 1;
        b.await();
        assert x == 1;
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
        t0 = thread(E10SpuriousBarrier::run0);
        t1 = thread(E10SpuriousBarrier::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
