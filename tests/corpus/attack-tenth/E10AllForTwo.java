// signalAll for two that wait.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AllForTwo {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static boolean go;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        while (!go) c.await();
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        while (!go) c.await();
        l.unlock();
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
        t0 = thread(E10AllForTwo::run0);
        t1 = thread(E10AllForTwo::run1);
        t0.start();
        t1.start();
        l.lock();
        go = true;
        c.signalAll();
        l.unlock();
        t0.join();
        t1.join();
    }
}
