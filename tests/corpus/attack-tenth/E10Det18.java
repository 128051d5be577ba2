// The lock is held at the end, or not; nothing is printed.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Det18 {
    static final ReentrantLock l = new ReentrantLock();
    static volatile int x;

    static Thread t0;

    static void run0() throws Exception {
        if (x == 0) l.lock();
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
        t0 = thread(E10Det18::run0);
        t0.start();
        x = 1;
        t0.join();
    }
}
