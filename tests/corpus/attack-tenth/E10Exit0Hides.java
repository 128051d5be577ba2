// Before one thread ends the program with 0, the other may fail.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Exit0Hides {
    static final Object m = new Object();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        System.exit(0);
    }

    static void run1() throws Exception {
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
        t0 = thread(E10Exit0Hides::run0);
        t1 = thread(E10Exit0Hides::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
    }
}
