import java.util.concurrent.locks.*;

// violated (deadlock): the lock wakes the thread that waits for it, and before that goes on the other gives a permit: the two are one, which the wait uses up.
public class E2825UnparkBehindUnlockMerges {
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
        ReentrantLock lock = new ReentrantLock();
        lock.lock();
        Thread waiter = go(() -> {
            lock.lock();
            lock.unlock();
            LockSupport.park();
        });
        lock.unlock();
        LockSupport.unpark(waiter);
    }
}
