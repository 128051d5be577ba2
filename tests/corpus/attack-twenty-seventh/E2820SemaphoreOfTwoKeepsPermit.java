import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// proved: there are permits for both, so nobody waits.
public class E2820SemaphoreOfTwoKeepsPermit {
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
        Semaphore semaphore = new Semaphore(2);
        go(() -> {
            LockSupport.unpark(Thread.currentThread());
            semaphore.acquire();
            semaphore.release();
            LockSupport.park();
        });
        semaphore.acquire();
        semaphore.release();
    }
}
