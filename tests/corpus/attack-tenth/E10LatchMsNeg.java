// await with a negative time looks once.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LatchMsNeg {
    static final CountDownLatch d = new CountDownLatch(1);

    static Thread t0;

    static void run0() throws Exception {
        assert d.await(-1, TimeUnit.SECONDS);
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
        t0 = thread(E10LatchMsNeg::run0);
        t0.start();
        d.countDown();
        t0.join();
    }
}
