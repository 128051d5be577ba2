// What is done after put races.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10LbqAfter {
    static final LinkedBlockingQueue<int[]> q = new LinkedBlockingQueue<>();

    static Thread t0;

    static void run0() throws Exception {
        int[] a = {1};
        q.put(a);
        a[0] = 2;
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
        t0 = thread(E10LbqAfter::run0);
        t0.start();
        assert q.take()[0] != 5;
        t0.join();
    }
}
