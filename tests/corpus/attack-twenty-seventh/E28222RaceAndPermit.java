import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock,race): the two write x; and the wait for the lock inside offer may use up the permit.
public class E28222RaceAndPermit {
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

    static int x;

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        go(() -> {
            queue.offer(1);
            x = 1;
        });
        LockSupport.unpark(Thread.currentThread());
        queue.offer(2);
        LockSupport.park();
        x = 2;
    }
}
