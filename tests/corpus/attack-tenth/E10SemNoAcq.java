// A release without acquire makes two permits of one.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemNoAcq {
    static final Semaphore s = new Semaphore(1);
    static int x;

    static Thread t0;
    static Thread t1;
    static Thread t2;

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

    static void run2() throws Exception {
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
        t0 = thread(E10SemNoAcq::run0);
        t1 = thread(E10SemNoAcq::run1);
        t2 = thread(E10SemNoAcq::run2);
        t0.start();
        t1.start();
        t2.start();
        t0.join();
        t1.join();
        t2.join();
    }
}
