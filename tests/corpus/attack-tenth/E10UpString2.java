// Texts are put together in the order of the bodies.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpString2 {
    static final Object m = new Object();
    static String x = "";

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x += "a";
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x += "b";
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
        t0 = thread(E10UpString2::run0);
        t1 = thread(E10UpString2::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert !x.equals("ab");
    }
}
