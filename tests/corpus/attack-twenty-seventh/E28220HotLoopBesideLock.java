import java.util.concurrent.locks.*;

// violated (deadlock): in the one round in which the other has the lock, the permit is used up.
public class E28220HotLoopBesideLock {
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

    static int count;

    public static void main(String[] args) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        go(() -> {
            int local = 0;
            for (int i = 0; i < 2000; i++) {
                local += i;
            }
            lock.lock();
            count += local;
            lock.unlock();
        });
        LockSupport.unpark(Thread.currentThread());
        lock.lock();
        count++;
        lock.unlock();
        LockSupport.park();
    }
}
