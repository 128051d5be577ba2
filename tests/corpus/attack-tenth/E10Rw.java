// Two readers and a writer.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Rw {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        l.writeLock().lock();
        x++;
        l.writeLock().unlock();
    }

    static void run1() throws Exception {
        l.readLock().lock();
        int y = x;
        l.readLock().unlock();
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
        t0 = thread(E10Rw::run0);
        t1 = thread(E10Rw::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
