// Only races are asked for; one is behind a wake-up without a reason.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SpuriousProp {
    static final Object m = new Object();
    static boolean go;
    static int x;

    static Thread t0;

    static void run0() throws Exception {
        synchronized (m) {
            if (!go) m.wait();
        }
        int y = x;
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
        t0 = thread(E10SpuriousProp::run0);
        t0.start();
        x = 1;
        synchronized (m) {
            go = true;
            m.notify();
        }
        t0.join();
    }
}
