// if instead of while: a wake-up without a reason.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10WaitIf {
    static final Object m = new Object();
    static boolean go;

    static Thread t0;

    static void run0() throws Exception {
        synchronized (m) {
            if (!go) m.wait();
            assert go;
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
        t0 = thread(E10WaitIf::run0);
        t0.start();
        synchronized (m) {
            go = true;
            m.notify();
        }
        t0.join();
    }
}
