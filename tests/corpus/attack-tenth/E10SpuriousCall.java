// await called by the library for the program: FutureTask calls the body.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SpuriousCall {
    static final ReentrantLock l = new ReentrantLock();
    static final Condition c = l.newCondition();
    static boolean go;

    static Thread t0;

    static void run0() throws Exception {
        FutureTask<Boolean> f = new FutureTask<>(() -> {
            l.lock();
            try {
                if (!go) c.await();
                return go;
            } finally {
                l.unlock();
            }
        });
        f.run();
        assert f.get();
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
        t0 = thread(E10SpuriousCall::run0);
        t0.start();
        l.lock();
        go = true;
        c.signal();
        l.unlock();
        t0.join();
    }
}
