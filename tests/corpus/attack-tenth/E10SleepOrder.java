// Sleeping for longer orders nothing.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SleepOrder {
    static volatile int v;

    static Thread t0;

    static void run0() throws Exception {
        Thread.sleep(1);
        v = 1;
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
        t0 = thread(E10SleepOrder::run0);
        t0.start();
        Thread.sleep(100000);
        assert v == 1;
        t0.join();
    }
}
