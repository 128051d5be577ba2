// A class initialiser waits for a latch that the other counts after it has used the class.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ClinitLatch {
    static final CountDownLatch d = new CountDownLatch(1);

    static class Inner {
        static int x = 1;

        static {
            try {
                d.await();
            } catch (InterruptedException e) {
            }
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        int y = Inner.x;
    }

    static void run1() throws Exception {
        int y = Inner.x;
        d.countDown();
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
        t0 = thread(E10ClinitLatch::run0);
        t1 = thread(E10ClinitLatch::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
