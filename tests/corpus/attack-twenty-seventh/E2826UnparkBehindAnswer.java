import java.util.concurrent.locks.*;

// proved: the permit is given when the thread has left the lock, which it says by a volatile variable.
public class E2826UnparkBehindAnswer {
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

    static volatile boolean through;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread waiter = go(() -> {
            lock.lock();
            lock.unlock();
            through = true;
            LockSupport.park();
        });
        lock.unlock();
        while (!through) {
            Thread.onSpinWait();
        }
        LockSupport.unpark(waiter);
    }
}
