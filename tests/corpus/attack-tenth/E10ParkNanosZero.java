// parkNanos(0) does nothing and takes no permit.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ParkNanosZero {
    static Thread t0;

    static void run0() throws Exception {
        LockSupport.unpark(Thread.currentThread());
        LockSupport.parkNanos(0);
        LockSupport.park();
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
        t0 = thread(E10ParkNanosZero::run0);
        t0.start();
        t0.join();
    }
}
