// As E10UpMinByte, the other order.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpMinByte2 {
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
        t0 = thread(E10UpMinByte2::run0);
        t1 = thread(E10UpMinByte2::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x != -56;
    }
}
