// (byte) Math.max(x, e) on an int: cuts between: max(0, 200) cut to a byte is -56, then max(-56, 3) = 3; the
// other way max(3, 200) = 200 -> -56.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpMinByte {
    static final Object m = new Object();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x = (byte) Math.max(x, 200);
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x = (byte) Math.max(x, 3);
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
        t0 = thread(E10UpMinByte::run0);
        t1 = thread(E10UpMinByte::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x != 3;
    }
}
