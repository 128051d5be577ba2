// A barrier with a time-out: if one times out the other sees it broken, else both pass.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10BarrierMsOk {
    static final CyclicBarrier b = new CyclicBarrier(2);
    static boolean late, broken;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        try {
            b.await(1, TimeUnit.SECONDS);
        } catch (TimeoutException e) {
            late = true;
        }
    }

    static void run1() throws Exception {
        try {
            b.await();
        } catch (BrokenBarrierException e) {
            broken = true;
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
        t0 = thread(E10BarrierMsOk::run0);
        t1 = thread(E10BarrierMsOk::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert late == broken;
    }
}
