// main throws; a thread that goes on ends the program with 0: the exception counts.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ThrowMainExit {
    static Thread t0;

    static void run0() throws Exception {
        System.exit(0);
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
        t0 = thread(E10ThrowMainExit::run0);
        t0.start();
        throw new IllegalStateException();
    }
}
