// merge is atomic.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Chm {
    static final ConcurrentHashMap<String, Integer> h = new ConcurrentHashMap<>();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        h.merge("a", 1, Integer::sum);
    }

    static void run1() throws Exception {
        h.merge("a", 1, Integer::sum);
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
        t0 = thread(E10Chm::run0);
        t1 = thread(E10Chm::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert h.get("a") == 2;
    }
}
