// The number goes out through a FutureTask: who is first gets 1.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10AtCallable2 {
    static final AtomicInteger x = new AtomicInteger();
    static final FutureTask<Integer> f = new FutureTask<>(x::incrementAndGet), g = new FutureTask<>(() -> x.incrementAndGet());

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        f.run();
    }

    static void run1() throws Exception {
        g.run();
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
        t0 = thread(E10AtCallable2::run0);
        t1 = thread(E10AtCallable2::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert f.get() != 1;
    }
}
