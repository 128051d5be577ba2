// Hand over hand.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10HandOver {
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
        x++;
        k.lock();
        l.unlock();
        y++;
        k.unlock();
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
        t0 = thread(E10HandOver::run0);
        t1 = thread(E10HandOver::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x == 2 && y == 2;
    }
}
