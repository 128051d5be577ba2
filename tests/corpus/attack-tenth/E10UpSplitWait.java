// The monitor is given back by wait between the halves: an update is lost.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10UpSplitWait {
    static final Object m = new Object();
    static int x;
    static boolean go;
    static int pause() {
        try {
            while (!go) m.wait();
        } catch (InterruptedException e) {
        }
        return 1;
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            x = x + pause();
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            x += 1;
            go = true;
            m.notifyAll();
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
        t0 = thread(E10UpSplitWait::run0);
        t1 = thread(E10UpSplitWait::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert x == 2;
    }
}
