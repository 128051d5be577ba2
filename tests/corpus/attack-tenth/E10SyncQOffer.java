// An offer without a taker fails.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10SyncQOffer {
    static final SynchronousQueue<Integer> q = new SynchronousQueue<>();

    static Thread t0;

    static void run0() throws Exception {
        q.poll(1, TimeUnit.SECONDS);
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
        t0 = thread(E10SyncQOffer::run0);
        t0.start();
        assert q.offer(1);
        t0.join();
    }
}
