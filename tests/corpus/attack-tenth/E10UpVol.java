// A volatile sum is seen outside of the monitor: between the two updates of t0.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpVol {
    static final Object m = new Object();
    static volatile int x;

    static Thread t0;

    static void run0() throws Exception {
        synchronized (m) {
            x += 1;
            x += 1;
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
        t0 = thread(E10UpVol::run0);
        t0.start();
        assert x != 1;
        t0.join();
    }
}
