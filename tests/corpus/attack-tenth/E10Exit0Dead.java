// A deadlock... is none: exit ends it. But t0 waits for ever only until exit; the truth of a failing
// assertion behind the wait is none. Here the exit comes only after join of the stuck thread: a deadlock.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Exit0Dead {
    static final Object m = new Object();

    static Thread t0;

    static void run0() throws Exception {
        synchronized (m) {
            m.wait();
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
        t0 = thread(E10Exit0Dead::run0);
        t0.start();
        t0.join();
        System.exit(0);
    }
}
