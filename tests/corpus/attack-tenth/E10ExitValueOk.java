// The code does not depend on the schedule.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExitValueOk {
    static final AtomicInteger n = new AtomicInteger();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        n.incrementAndGet();
    }

    static void run1() throws Exception {
        n.incrementAndGet();
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
        t0 = thread(E10ExitValueOk::run0);
        t1 = thread(E10ExitValueOk::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        System.exit(n.get() - 2);
    }
}
