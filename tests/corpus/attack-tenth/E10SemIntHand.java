// An interrupted waiter in a fair semaphore leaves the line: the one behind it goes on.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemIntHand {
    static final Semaphore s = new Semaphore(1, true);

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        try {
            s.acquire(2);
        } catch (InterruptedException e) {
        }
    }

    static void run1() throws Exception {
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
        t0 = thread(E10SemIntHand::run0);
        t1 = thread(E10SemIntHand::run1);
        t0.start();
        t1.start();
        t0.interrupt();
        t0.join();
        t1.join();
    }
}
