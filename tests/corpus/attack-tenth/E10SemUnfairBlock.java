// In an unfair one too, for one who comes behind may be put in line: it is not if it finds a permit at once.
// t1 needs the permit that is there: it always gets it. But t2 too: only one is there.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemUnfairBlock {
    static final Semaphore s = new Semaphore(1);

    static Thread t0;
    static Thread t1;
    static Thread t2;

    static void run0() throws Exception {
        s.acquire(2);
    }

    static void run1() throws Exception {
        s.acquire();
        s.release(2);
    }

    static void run2() throws Exception {
        s.acquire();
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
        t0 = thread(E10SemUnfairBlock::run0);
        t1 = thread(E10SemUnfairBlock::run1);
        t2 = thread(E10SemUnfairBlock::run2);
        t0.start();
        t1.start();
        t2.start();
        t0.join();
        t1.join();
        t2.join();
    }
}
