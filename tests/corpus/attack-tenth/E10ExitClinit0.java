// exit(0) in a class initialiser: others that need the class never go on.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExitClinit0 {
    static final Object m = new Object();

    static class Inner {
        static int x;

        static {
            System.exit(x);
        }
    }

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        int x = Inner.x;
        assert false;
    }

    static void run1() throws Exception {
        int x = Inner.x;
        assert false;
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
        t0 = thread(E10ExitClinit0::run0);
        t1 = thread(E10ExitClinit0::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
