// t0 may have looked at its interrupt status before main interrupts it, and may look for a permit after main
// has released one: then acquire returns and the interrupt stays pending.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10IntSem {
    static final Semaphore s = new Semaphore(0);
    static boolean got;

    static Thread t0;

    static void run0() throws Exception {
        try {
            s.acquire();
            got = true;
        } catch (InterruptedException e) {
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
        t0 = thread(E10IntSem::run0);
        t0.start();
        t0.interrupt();
        s.release();
        t0.join();
        assert !got;
    }
}
