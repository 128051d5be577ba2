// Who holds the lock at the end depends on the order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Det7 {
    static final ReentrantLock s = new ReentrantLock();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        s.tryLock();
    }

    static void run1() throws Exception {
        s.tryLock();
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
        t0 = thread(E10Det7::run0);
        t1 = thread(E10Det7::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
