// An int cut to a byte by one and not by the other: (byte) 200 + 100 = 44; (byte) 300 = 44. With 100 and 100
// + 100: (byte)(0 + 100) + 100 = 200, (byte)(100 + 100) = -56.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpCutPlain {
    static final Object m = new Object();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x = (byte) (x + 100);
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x += 100;
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
        t0 = thread(E10UpCutPlain::run0);
        t1 = thread(E10UpCutPlain::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x != 200;
    }
}
