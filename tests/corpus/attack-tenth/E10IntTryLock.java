// As E10IntSem with tryLock and a time-out.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntTryLock {
    static final ReentrantLock s = new ReentrantLock();
    static boolean got;

    static Thread t0;

    static void run0() throws Exception {
        try {
            if (s.tryLock(1, TimeUnit.DAYS)) {
                got = true;
                s.unlock();
            }
        } catch (InterruptedException e) {
        }
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
        s.lock();
        t0 = thread(E10IntTryLock::run0);
        t0.start();
        t0.interrupt();
        s.unlock();
        t0.join();
        assert !got;
    }
}
