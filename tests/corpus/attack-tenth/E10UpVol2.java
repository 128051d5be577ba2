// A volatile sum under two monitors loses an update.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpVol2 {
    static final Object a = new Object(), b = new Object();
    static volatile int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (a) {
            x += 1;
        }
    }

    static void run1() throws Exception {
        synchronized (b) {
            x += 1;
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
        t0 = thread(E10UpVol2::run0);
        t1 = thread(E10UpVol2::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x == 2;
    }
}
