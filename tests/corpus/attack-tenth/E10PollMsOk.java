// poll with a time-out gives the element or null, and null only if it is still there.
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

public class E10PollMsOk {
    static final ArrayBlockingQueue<Integer> q = new ArrayBlockingQueue<>(1);
    static Integer got;

    static Thread t0;

    static void run0() throws Exception {
        q.put(1);
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
        t0 = thread(E10PollMsOk::run0);
        t0.start();
        got = q.poll(1, TimeUnit.SECONDS);
        t0.join();
        assert (got == null) == (q.size() == 1);
    }
}
