// An interrupt breaks the barrier for the other.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10BarrierInt {
    static final CyclicBarrier b = new CyclicBarrier(2);

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        try {
            b.await();
        } catch (InterruptedException e) {
        }
    }

    static void run1() throws Exception {
        b.await();
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
        t0 = thread(E10BarrierInt::run0);
        t1 = thread(E10BarrierInt::run1);
        t0.start();
        t1.start();
        t0.interrupt();
        t0.join();
        t1.join();
    }
}
