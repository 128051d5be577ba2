// Counted down and then interrupted: await may return.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LatchIntAfter2 {
    static final CountDownLatch d = new CountDownLatch(1);
    static boolean thrown;

    static Thread t0;

    static void run0() throws Exception {
        try {
            d.await();
        } catch (InterruptedException e) {
            thrown = true;
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
        t0 = thread(E10LatchIntAfter2::run0);
        t0.start();
        d.countDown();
        t0.interrupt();
        t0.join();
        assert thrown;
    }
}
