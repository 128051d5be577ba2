// A waiter with a time-out may take the only notification.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10WaitMsSteal {
    static final Object m = new Object();
    static boolean go;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            m.wait(10);
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            while (!go) m.wait();
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
        t0 = thread(E10WaitMsSteal::run0);
        t1 = thread(E10WaitMsSteal::run1);
        t0.start();
        t1.start();
        synchronized (m) {
            go = true;
            m.notify();
        }
        t0.join();
        t1.join();
    }
}
