// An unfair semaphore: t1 finds the permit although t0 waits for two.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemUnfairOk {
    static final Semaphore s = new Semaphore(1);

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        s.acquire(2);
    }

    static void run1() throws Exception {
        s.acquire();
        s.release(2);
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
        t0 = thread(E10SemUnfairOk::run0);
        t1 = thread(E10SemUnfairOk::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
