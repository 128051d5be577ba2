// offer with a time-out may give up.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10OfferMs {
    static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);

    static Thread t0;

    static void run0() throws Exception {
        q.take();
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
        q.put(0);
        t0 = thread(E10OfferMs::run0);
        t0.start();
        assert q.offer(1, 1, TimeUnit.SECONDS);
        t0.join();
    }
}
