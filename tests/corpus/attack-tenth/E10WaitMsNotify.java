// Notified or not, wait with a time-out ends.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10WaitMsNotify {
    static final Object m = new Object();

    static Thread t0;

    static void run0() throws Exception {
        synchronized (m) {
            m.wait(10);
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
        t0 = thread(E10WaitMsNotify::run0);
        t0.start();
        synchronized (m) {
            m.notify();
        }
        t0.join();
    }
}
