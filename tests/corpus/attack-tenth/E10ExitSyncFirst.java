// Whoever has the monitor first ends the program; t1 with 4.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExitSyncFirst {
    static final Object m = new Object();
    static boolean done;

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        synchronized (m) {
            if (!done) {
                done = true;
                System.exit(0);
            }
        }
    }

    static void run1() throws Exception {
        synchronized (m) {
            if (!done) {
                done = true;
                System.exit(4);
            }
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
        t0 = thread(E10ExitSyncFirst::run0);
        t1 = thread(E10ExitSyncFirst::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
