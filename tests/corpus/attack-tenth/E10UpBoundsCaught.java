// As E10UpBounds with the exception caught and noted.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpBoundsCaught {
    static final Object m = new Object();
    static int[] a = new int[1];
    static int i;
    static boolean out;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            try { a[i] += 1; } catch (ArrayIndexOutOfBoundsException e) { out = true; }
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            i += 1;
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
        t0 = thread(E10UpBoundsCaught::run0);
        t1 = thread(E10UpBoundsCaught::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert !out;
    }
}
