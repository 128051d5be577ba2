// Semaphores and locks that two threads use and drop.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ManyTwo {
    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        for (int i = 0; i < 2000; i++) {
            Semaphore s = new Semaphore(1);
            assert s.tryAcquire();
            ReentrantLock l = new ReentrantLock();
            assert l.tryLock();
        }
    }

    static void run1() throws Exception {
        for (int i = 0; i < 2000; i++) {
            Semaphore s = new Semaphore(1);
            assert s.tryAcquire();
            ReentrantLock l = new ReentrantLock();
            assert l.tryLock();
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
        t0 = thread(E10ManyTwo::run0);
        t1 = thread(E10ManyTwo::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
