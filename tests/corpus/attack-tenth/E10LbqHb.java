// What was done before put is seen after take.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LbqHb {
    static final LinkedBlockingQueue<int[]> q = new LinkedBlockingQueue<>();

    static Thread t0;

    static void run0() throws Exception {
        int[] a = {1};
        a[0] = 2;
        q.put(a);
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
        t0 = thread(E10LbqHb::run0);
        t0.start();
        assert q.take()[0] == 2;
        t0.join();
    }
}
