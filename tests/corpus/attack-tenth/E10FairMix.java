// A fair and an unfair lock, always in one order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10FairMix {
    static final ReentrantLock l = new ReentrantLock();
    static final ReentrantLock f = new ReentrantLock(true);
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        f.lock();
        x++;
        f.unlock();
        l.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        f.lock();
        x++;
        f.unlock();
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
        t0 = thread(E10FairMix::run0);
        t1 = thread(E10FairMix::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x == 2;
    }
}
