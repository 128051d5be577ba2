// parkNanos may be over before the permit comes.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ParkNanos {
    static volatile boolean go;

    static Thread t0;

    static void run0() throws Exception {
        LockSupport.parkNanos(1000);
        assert go;
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
        t0 = thread(E10ParkNanos::run0);
        t0.start();
        go = true;
        LockSupport.unpark(t0);
        t0.join();
    }
}
