import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// proved: the semaphore is not fair: one permit is there, whoever waits for more.
public class E28199BargingSemaphoreKeepsPermit {
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
        Semaphore semaphore = new Semaphore(1);
        Thread greedy = made(() -> semaphore.acquire(5));
        greedy.setDaemon(true);
        greedy.start();
        LockSupport.unpark(Thread.currentThread());
        semaphore.acquire();
        LockSupport.park();
    }
}
