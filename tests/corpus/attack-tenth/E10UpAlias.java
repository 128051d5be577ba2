// Two names of one array: both are updates of one element.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpAlias {
    static final Object m = new Object();
    static int[] a = new int[1], b = a;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            a[0] += 1;
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            b[0] += 2;
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
        t0 = thread(E10UpAlias::run0);
        t1 = thread(E10UpAlias::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert a[0] == 3;
    }
}
