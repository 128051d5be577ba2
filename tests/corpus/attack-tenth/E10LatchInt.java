// An interrupt ends await.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LatchInt {
    static final CountDownLatch d = new CountDownLatch(1);

    static Thread t0;

    static void run0() throws Exception {
        d.await();
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
        t0 = thread(E10LatchInt::run0);
        t0.start();
        t0.interrupt();
        d.countDown();
        t0.join();
    }
}
