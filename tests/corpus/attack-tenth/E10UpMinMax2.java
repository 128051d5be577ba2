// min and max do not commute: from 0, max 5 then min 3 is 3, min 3 then max 5 is 5.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpMinMax2 {
    static final Object m = new Object();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x = Math.max(x, 5);
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x = Math.min(x, 3);
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
        t0 = thread(E10UpMinMax2::run0);
        t1 = thread(E10UpMinMax2::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x != 3;
    }
}
