// The time was up first: then the interrupt stays pending.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10WaitIntPending {
    static final Object m = new Object();
    static boolean normal;

    static Thread t0;

    static void run0() throws Exception {
        synchronized (m) {
            try {
                m.wait(10);
                normal = true;
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
        t0 = thread(E10WaitIntPending::run0);
        t0.start();
        t0.interrupt();
        t0.join();
        assert !normal;
    }
}
