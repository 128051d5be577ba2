// acquireUninterruptibly is not ended by an interrupt.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SemIntUn {
    static final Semaphore s = new Semaphore(0);

    static Thread t0;

    static void run0() throws Exception {
        s.acquireUninterruptibly();
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
        t0 = thread(E10SemIntUn::run0);
        t0.start();
        t0.interrupt();
        t0.join();
    }
}
