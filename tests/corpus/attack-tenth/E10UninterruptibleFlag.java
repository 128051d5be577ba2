// awaitUninterruptibly keeps the interrupt pending.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UninterruptibleFlag {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static boolean go;

    static Thread t0;

    static void run0() throws Exception {
        l.lock();
        while (!go) c.awaitUninterruptibly();
        l.unlock();
        while (!Thread.interrupted()) Thread.yield();
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
        t0 = thread(E10UninterruptibleFlag::run0);
        t0.start();
        t0.interrupt();
        l.lock();
        go = true;
        c.signal();
        l.unlock();
        t0.join();
    }
}
