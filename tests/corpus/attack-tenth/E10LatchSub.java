// A subclass whose countDown does nothing at first.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LatchSub {
    static final D d = new D();

    static class D extends CountDownLatch {
        D() {
            super(2);
        }

        boolean first = true;

        @Override
        public synchronized void countDown() {
            if (!first) super.countDown();
            first = false;
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        d.countDown();
    }

    static void run1() throws Exception {
        d.countDown();
        d.await();
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
        t0 = thread(E10LatchSub::run0);
        t1 = thread(E10LatchSub::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
