// Between two updates of x the body looks at x.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpOtherMid2 {
    static final Object m = new Object();
    static int x, y;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x += 1; y = x; x += 1;
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x += 10;
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
        t0 = thread(E10UpOtherMid2::run0);
        t1 = thread(E10UpOtherMid2::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert y != 1;
    }
}
