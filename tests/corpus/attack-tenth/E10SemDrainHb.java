// Who has drained what was released lies behind it.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemDrainHb {
    static final Semaphore s = new Semaphore(0);
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        x = 1;
        s.release();
    }

    static void run1() throws Exception {
        if (s.drainPermits() == 1) assert x == 1;
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
        t0 = thread(E10SemDrainHb::run0);
        t1 = thread(E10SemDrainHb::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
