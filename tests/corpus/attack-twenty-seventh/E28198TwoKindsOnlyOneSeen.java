import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (assertion,deadlock): the assertion fails if the other is first; and the wait for the lock inside offer may use up the permit, so that park waits for ever.
public class E28198TwoKindsOnlyOneSeen {
    interface Body {
        void run() throws Exception;
    }

    static Thread made(Body body) {
        return new Thread(() -> {
            try {
                body.run();
            } catch (Exception e) {
                throw new IllegalStateException(e);
            }
        });
    }

    static Thread go(Body body) {
        Thread thread = made(body);
        thread.start();
        return thread;
    }

    static volatile boolean seen;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        go(() -> {
            seen = true;
            queue.offer(1);
        });
        LockSupport.unpark(Thread.currentThread());
        queue.offer(2);
        LockSupport.park();
        assert !seen;
    }
}
