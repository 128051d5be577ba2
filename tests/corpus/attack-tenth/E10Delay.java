// peek of a queue sees what is not taken.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Delay {
    static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(2);

    static Thread t0;
    static Thread t1;

    static void run0() throws Exception {
        q.put(1);
    }

    static void run1() throws Exception {
        q.poll();
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
        t0 = thread(E10Delay::run0);
        t1 = thread(E10Delay::run1);
        t0.start();
        t1.start();
        t0.join();
        t1.join();
        assert q.peek() == null;
    }
}
