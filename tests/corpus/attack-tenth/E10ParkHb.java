// unpark and park order nothing by themselves... but park that needs the permit: t0 may return without a
// reason, so x is raced on.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ParkHb {
    static int x;

    static Thread t0;

    static void run0() throws Exception {
        LockSupport.park();
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
        t0 = thread(E10ParkHb::run0);
        t0.start();
        x = 1;
        LockSupport.unpark(t0);
        t0.join();
    }
}
