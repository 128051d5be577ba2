// A thread that ends with the lock; the other only tries.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10EndsHoldingTry {
    static final ReentrantLock l = new ReentrantLock();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        x++;
    }

    static void run1() throws Exception {
        if (l.tryLock()) {
            x++;
            l.unlock();
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
        t0 = thread(E10EndsHoldingTry::run0);
        t1 = thread(E10EndsHoldingTry::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
