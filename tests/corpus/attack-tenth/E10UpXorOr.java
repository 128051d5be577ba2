// x ^= 1 and x |= 1 from 0: 1 | 1 = 1 or 1 ^ 1 = 0.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpXorOr {
    static final Object m = new Object();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x ^= 1;
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x |= 1;
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
        t0 = thread(E10UpXorOr::run0);
        t1 = thread(E10UpXorOr::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x != 0;
    }
}
