// await gives up all holds and gets them all back.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AwaitDeep {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static boolean go;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        l.lock();
        while (!go) c.await();
        assert l.getHoldCount() == 2;
        l.unlock();
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        go = true;
        c.signal();
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
        t0 = thread(E10AwaitDeep::run0);
        t1 = thread(E10AwaitDeep::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
