// After a join with a time-out, isAlive tells; false lies behind all of the thread.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10JoinMsAlive {
    static int x;

    static Thread t0;

    static void run0() throws Exception {
        x = 1;
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
        t0 = thread(E10JoinMsAlive::run0);
        t0.start();
        t0.join(5);
        if (!t0.isAlive()) assert x == 1;
        t0.join();
    }
}
