// A thread that is both interrupted and notified while it waits may return with the interrupt pending (JLS
// 17.2.4), as HotSpot shows when it is notified before it has woken.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntWait {
    static final Object m = new Object();
    static boolean got, flag;

    static Thread t0;

    static void run0() throws Exception {
        synchronized (m) {
            try {
                while (!flag) {
                    m.wait();
                    got = flag && Thread.interrupted();
                }
            } catch (InterruptedException e) {
            }
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
        t0 = thread(E10IntWait::run0);
        t0.start();
        synchronized (m) {
            flag = true;
            t0.interrupt();
            m.notify();
        }
        t0.join();
        assert !got;
    }
}
