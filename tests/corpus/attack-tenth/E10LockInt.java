// lock is not ended by an interrupt, which stays pending.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LockInt {
    static final ReentrantLock l = new ReentrantLock();

    static Thread t0;

    static void run0() throws Exception {
        l.lock();
        assert Thread.currentThread().isInterrupted();
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
        l.lock();
        t0 = thread(E10LockInt::run0);
        t0.start();
        t0.interrupt();
        l.unlock();
        t0.join();
    }
}
