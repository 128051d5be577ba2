// A semaphore of one is a lock.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemData {
    static final Semaphore s = new Semaphore(1);
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        s.acquire();
        x++;
        s.release();
    }

    static void run1() throws Exception {
        s.acquire();
        x++;
        s.release();
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
        t0 = thread(E10SemData::run0);
        t1 = thread(E10SemData::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x == 2;
    }
}
