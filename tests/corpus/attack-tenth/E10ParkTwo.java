// Two permits are one.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ParkTwo {
    static Thread t0;

    static void run0() throws Exception {
        LockSupport.park();
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
        t0 = thread(E10ParkTwo::run0);
        t0.start();
        LockSupport.unpark(t0);
        LockSupport.unpark(t0);
        t0.join();
    }
}
