// Two threads take two locks in opposite orders; both can be interrupted and are by main until both have
// ended.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LockIntCross {
    static final ReentrantLock l = new ReentrantLock();
    static final ReentrantLock k = new ReentrantLock();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        try {
            l.lockInterruptibly();
            try {
                k.lockInterruptibly();
                k.unlock();
            } finally {
                l.unlock();
            }
        } catch (InterruptedException e) {
        }
    }

    static void run1() throws Exception {
        try {
            k.lockInterruptibly();
            try {
                l.lockInterruptibly();
                l.unlock();
            } finally {
                k.unlock();
            }
        } catch (InterruptedException e) {
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
        t0 = thread(E10LockIntCross::run0);
        t1 = thread(E10LockIntCross::run1);
        t0.start();
        t1.start();
        t0.interrupt();
        t0.join();
        t1.join();
    }
}
