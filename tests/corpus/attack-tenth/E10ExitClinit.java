// exit in a class initialiser.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExitClinit {
    static class Inner {
        static int x;

        static {
            System.exit(x + 2);
        }
    }

    static Thread t0;

    static void run0() throws Exception {
        int x = Inner.x;
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
        t0 = thread(E10ExitClinit::run0);
        t0.start();
        t0.join();
    }
}
