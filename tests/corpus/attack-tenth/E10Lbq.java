// Two producers: who is first.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Lbq {
    static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>();

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        q.put(1);
    }

    static void run1() throws Exception {
        q.put(2);
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
        t0 = thread(E10Lbq::run0);
        t1 = thread(E10Lbq::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert q.take() == 1;
    }
}
