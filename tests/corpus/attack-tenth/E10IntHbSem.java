// An interrupt lies before where the thread notices it (JLS 17.4.4), so x is ordered.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntHbSem {
    static final Semaphore d = new Semaphore(0);
    static int x;

    static Thread t0;

    static void run0() throws Exception {
        try {
            d.acquire();
        } catch (InterruptedException e) {
            assert x == 1;
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
        t0 = thread(E10IntHbSem::run0);
        t0.start();
        x = 1;
        t0.interrupt();
        t0.join();
    }
}
