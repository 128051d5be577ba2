import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): LinkedBlockingQueue.offer takes a ReentrantLock: if the other offers just then, the wait for it uses up the permit, and park waits for ever.
public class E2801QueueOfferLosesPermit {
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

    public static void main(String[] args) throws Exception {
        LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>();
        Thread waiter = go(() -> {
            LockSupport.unpark(Thread.currentThread());
            queue.offer(1);
            LockSupport.park();
        });
        queue.offer(2);
    }
}
