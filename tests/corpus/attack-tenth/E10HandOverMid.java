// Hand over hand: between the two locks another may be in the first.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10HandOverMid {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static final ReentrantLock k = new ReentrantLock();
    static int x, y;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        x++;
        k.lock();
        l.unlock();
        y++;
        k.unlock();
    }

    static void run1() throws Exception {
        l.lock();
        int a = x;
        l.unlock();
        k.lock();
        int b = y;
        k.unlock();
        assert a == b;
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
        t0 = thread(E10HandOverMid::run0);
        t1 = thread(E10HandOverMid::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
