// Sums of bytes that overflow are the same in either order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpByte {
    static final Object m = new Object();
    static byte x = 100;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x += 100;
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x += 77;
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
        t0 = thread(E10UpByte::run0);
        t1 = thread(E10UpByte::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x == (byte) 277;
    }
}
