// The code depends on the schedule.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ExitValue {
    static final AtomicInteger n = new AtomicInteger();

    static Thread t0;

    static void run0() throws Exception {
        n.set(1);
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
        t0 = thread(E10ExitValue::run0);
        t0.start();
        System.exit(n.get());
    }
}
