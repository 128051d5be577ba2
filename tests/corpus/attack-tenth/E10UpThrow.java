// An exception leaves the synchronized method after half of the work; the handler looks at the sum.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpThrow {
    static int x;
    static boolean seen;
    static synchronized void half() {
        x += 1;
        if (x == 1) throw new IllegalStateException();
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        try {
            half();
        } catch (IllegalStateException e) {
            seen = true;
        }
    }

    static void run1() throws Exception {
        half();
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
        t0 = thread(E10UpThrow::run0);
        t1 = thread(E10UpThrow::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
