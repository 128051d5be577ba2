// t0 waits for the condition; main interrupts it and signals it before it has woken: it returns with the
// interrupt pending.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntCond {
    static final ReentrantLock s = new ReentrantLock();
    static final Condition c = s.newCondition();
    static boolean got, flag;

    static Thread t0;

    static void run0() throws Exception {
        s.lock();
        try {
            while (!flag) c.await();
            got = Thread.interrupted();
        } catch (InterruptedException e) {
        } finally {
            s.unlock();
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
        t0 = thread(E10IntCond::run0);
        t0.start();
        s.lock();
        flag = true;
        t0.interrupt();
        c.signal();
        s.unlock();
        t0.join();
        assert !got;
    }
}
