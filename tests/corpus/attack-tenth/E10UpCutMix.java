// An int cut to a byte by one and to a char by the other: (char) (byte) (0 + 200) is 65480 (0xFFC8), (byte)
// (char) 200 is -56.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpCutMix {
    static final Object m = new Object();
    static int x;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x = (byte) (x + 200);
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x = (char) (x + 0);
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
        t0 = thread(E10UpCutMix::run0);
        t1 = thread(E10UpCutMix::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x != 65480;
    }
}
