// A queue of one place, two elements.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Abq {
    static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);

    static Thread t0;

    static void run0() throws Exception {
        q.put(1);
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
        t0 = thread(E10Abq::run0);
        t0.start();
        assert q.take() == 1;
        assert q.take() == 2;
        t0.join();
    }
}
