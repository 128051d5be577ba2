// A negative release throws.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemRelNeg {
    static final Semaphore s = new Semaphore(0);

    static Thread t0;

    static void run0() throws Exception {
        s.release(-1);
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
        t0 = thread(E10SemRelNeg::run0);
        t0.start();
        t0.join();
    }
}
