// A writer that reads (downgrade).
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10RwNested {
    static final ReentrantReadWriteLock l = new ReentrantReadWriteLock();
    static int x;

    static Thread t0;

    static void run0() throws Exception {
        l.writeLock().lock();
        x++;
        l.readLock().lock();
        l.writeLock().unlock();
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
        t0 = thread(E10RwNested::run0);
        t0.start();
        l.readLock().lock();
        int z = x;
        l.readLock().unlock();
        t0.join();
    }
}
