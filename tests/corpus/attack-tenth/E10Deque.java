// addFirst and pollLast of a concurrent deque.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10Deque {
    static final LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>();

    static Thread t0;

    static void run0() throws Exception {
        q.putFirst(1);
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
        t0 = thread(E10Deque::run0);
        t0.start();
        assert q.takeLast() == 1;
        t0.join();
    }
}
