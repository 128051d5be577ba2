// A subclass that counts how often it was locked, inside the lock.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SubCount {
    static final L l = new L();

    static class L extends ReentrantLock {
        int count;

        @Override
        public void lock() {
            super.lock();
            count++;
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
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
        t0 = thread(E10SubCount::run0);
        t1 = thread(E10SubCount::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert l.count == 2;
    }
}
