// Two interrupts may be one: the second await may wait for ever.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntTwo {
    static final CountDownLatch d = new CountDownLatch(1);

    static Thread t0;

    static void run0() throws Exception {
        for (int i = 0; i < 2; i++) {
            try {
                d.await();
            } catch (InterruptedException e) {
            }
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
        t0 = thread(E10IntTwo::run0);
        t0.start();
        t0.interrupt();
        t0.interrupt();
        t0.join();
    }
}
