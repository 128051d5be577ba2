// Additions and multiplications do not commute: 2 * (1 + 3) or 2 * 1 + 3.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpAddMul {
    static final Object m = new Object();
    static int x = 1;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x += 3;
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x *= 2;
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
        t0 = thread(E10UpAddMul::run0);
        t1 = thread(E10UpAddMul::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x != 5;
    }
}
