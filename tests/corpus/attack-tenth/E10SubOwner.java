// A subclass that looks at its owner.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SubOwner {
    static final L l = new L();
    static int x;

    static class L extends ReentrantLock {
        Thread owner() {
            return getOwner();
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        assert l.owner() == Thread.currentThread();
        x++;
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        assert l.owner() == Thread.currentThread();
        x++;
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
        t0 = thread(E10SubOwner::run0);
        t1 = thread(E10SubOwner::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert l.owner() == null;
        assert x == 2;
    }
}
