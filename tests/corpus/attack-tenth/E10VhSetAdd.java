// getAndSet whose result is dropped beside getAndAdd: 7 or 8.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10VhSetAdd {
    static final AtomicInteger x = new AtomicInteger();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        x.getAndSet(7);
    }

    static void run1() throws Exception {
        x.getAndAdd(1);
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
        t0 = thread(E10VhSetAdd::run0);
        t1 = thread(E10VhSetAdd::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x.get() != 7;
    }
}
