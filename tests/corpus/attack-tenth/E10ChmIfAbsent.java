// Who is first.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10ChmIfAbsent {
    static final ConcurrentHashMap<String, Integer> h = new ConcurrentHashMap<>();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        h.putIfAbsent("a", 1);
    }

    static void run1() throws Exception {
        h.putIfAbsent("a", 2);
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
        t0 = thread(E10ChmIfAbsent::run0);
        t1 = thread(E10ChmIfAbsent::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert h.get("a") == 1;
    }
}
