// a[a[0]] += 1: the index is read from the array that others update. a = {0, 0}: t0 first: a[0] = 1, then t1:
// a[0] += 1 -> {2, 0}; t1 first: {1, 0} then a[1] = 1.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpIndexOwn {
    static final Object m = new Object();
    static int[] a = new int[2];

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            a[a[0]] += 1;
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            a[0] += 1;
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
        t0 = thread(E10UpIndexOwn::run0);
        t1 = thread(E10UpIndexOwn::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert a[1] == 0;
    }
}
