// As E10IntSem with a latch: await looks at the interrupt, main interrupts and counts down, await looks at
// the count.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntLatch {
    static final CountDownLatch s = new CountDownLatch(1);
    static boolean got;

    static Thread t0;

    static void run0() throws Exception {
        try {
            s.await();
            got = true;
        } catch (InterruptedException e) {
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
        t0 = thread(E10IntLatch::run0);
        t0.start();
        t0.interrupt();
        s.countDown();
        t0.join();
        assert !got;
    }
}
