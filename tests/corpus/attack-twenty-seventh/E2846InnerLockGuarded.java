import java.util.concurrent.locks.*;

// proved: the inner lock is only taken inside a monitor, so nobody ever waits for it.
public class E2846InnerLockGuarded {
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
        Object outer = new Object();
        ReentrantLock inner = new ReentrantLock();
        go(() -> {
            synchronized (outer) {
                inner.lock();
                inner.unlock();
            }
        });
        LockSupport.unpark(Thread.currentThread());
        synchronized (outer) {
            inner.lock();
            inner.unlock();
        }
        LockSupport.park();
    }
}
