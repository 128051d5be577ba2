// The lock is given back between the halves: an update is lost.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpSplit {
    static final ReentrantLock l = new ReentrantLock();
    static int x;
    static int relock(int y) {
        l.unlock();
        l.lock();
        return y;
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        x = x + relock(1);
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        x += 1;
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
        t0 = thread(E10UpSplit::run0);
        t1 = thread(E10UpSplit::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x == 2;
    }
}
