// The sleep may be over before the interrupt.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SleepIntMiss {
    static boolean hit;

    static Thread t0;

    static void run0() throws Exception {
        try {
            Thread.sleep(1);
        } catch (InterruptedException e) {
            hit = true;
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
        t0 = thread(E10SleepIntMiss::run0);
        t0.start();
        t0.interrupt();
        t0.join();
        assert hit;
    }
}
