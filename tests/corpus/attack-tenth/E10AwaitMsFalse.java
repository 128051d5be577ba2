// await with a time-out that says false, though go is set: the lock was got back after main had set it.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AwaitMsFalse {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static boolean go;

    static Thread t0;

    static void run0() throws Exception {
        l.lock();
        if (!go && !c.await(1, TimeUnit.SECONDS)) assert !go;
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
        t0 = thread(E10AwaitMsFalse::run0);
        t0.start();
        l.lock();
        go = true;
        c.signal();
        l.unlock();
        t0.join();
    }
}
