// finally is not run behind exit.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExitFinally {
    static final Object m = new Object();

    static Thread t0;

    static void run0() throws Exception {
        try {
            System.exit(0);
        } finally {
            assert false;
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
        t0 = thread(E10ExitFinally::run0);
        t0.start();
        t0.join();
    }
}
