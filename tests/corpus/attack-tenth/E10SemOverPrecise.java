// As E10SemOver with the slow engine.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemOverPrecise {
    static final Semaphore s = new Semaphore(Integer.MAX_VALUE - 1);

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        s.release();
    }

    static void run1() throws Exception {
        try {
            s.release();
        } catch (Error e) {
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
        t0 = thread(E10SemOverPrecise::run0);
        t1 = thread(E10SemOverPrecise::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
