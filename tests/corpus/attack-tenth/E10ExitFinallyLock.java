// The lock is not given back by a finally behind exit.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExitFinallyLock {
    static final ReentrantLock m = new ReentrantLock();
    static boolean done;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        m.lock();
        try {
            done = true;
            System.exit(0);
        } finally {
            m.unlock();
        }
    }

    static void run1() throws Exception {
        m.lock();
        assert !done;
        m.unlock();
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
        t0 = thread(E10ExitFinallyLock::run0);
        t1 = thread(E10ExitFinallyLock::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
