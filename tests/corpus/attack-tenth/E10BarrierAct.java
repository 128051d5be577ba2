// The action of a barrier is run once, before all go on.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10BarrierAct {
    static final CyclicBarrier b = new CyclicBarrier(2, () -> E10BarrierAct.x++);
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        b.await();
        assert x == 1;
    }

    static void run1() throws Exception {
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
        t0 = thread(E10BarrierAct::run0);
        t1 = thread(E10BarrierAct::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
