// An exception between lock and unlock without finally: the other waits for ever.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10HoldAfterThrow {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static int[] a = new int[0];

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.lock();
        try {
            a[0]++;
            l.unlock();
        } catch (ArrayIndexOutOfBoundsException e) {
        }
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
        t0 = thread(E10HoldAfterThrow::run0);
        t1 = thread(E10HoldAfterThrow::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
