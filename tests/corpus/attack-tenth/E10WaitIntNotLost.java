// t0 is interrupted while it waits and throws: the notification goes to t1; and if t0 was notified, t0
// notifies on. So t1 always ends.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10WaitIntNotLost {
    static final Object m = new Object();
    static boolean go;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            try {
                while (!go) m.wait();
                m.notify();
            } catch (InterruptedException e) {
                m.notify();
            }
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            while (!go) m.wait();
            m.notify();
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
        t0 = thread(E10WaitIntNotLost::run0);
        t1 = thread(E10WaitIntNotLost::run1);
        t0.start();
        t1.start();
        t0.interrupt();
        synchronized (m) {
            go = true;
            m.notify();
        }
        t0.join();
        t1.join();
    }
}
