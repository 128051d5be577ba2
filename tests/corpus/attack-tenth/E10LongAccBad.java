// LongAccumulator with a function that is not commutative: 2 * (2 * 0 + 1) + 2.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LongAccBad {
    static final LongAccumulator x = new LongAccumulator((p, q) -> 2 * p + q, 0);

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        x.accumulate(1);
    }

    static void run1() throws Exception {
        x.accumulate(2);
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
        t0 = thread(E10LongAccBad::run0);
        t1 = thread(E10LongAccBad::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x.get() != 5;
    }
}
