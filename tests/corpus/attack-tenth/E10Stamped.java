// An optimistic read of a plain field is a race.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Stamped {
    static final StampedLock l = new StampedLock();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        long s = l.writeLock();
        x = 1;
        l.unlockWrite(s);
    }

    static void run1() throws Exception {
        long s = l.tryOptimisticRead();
        int y = x;
        l.validate(s);
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
        t0 = thread(E10Stamped::run0);
        t1 = thread(E10Stamped::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
