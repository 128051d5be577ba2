import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// violated (deadlock): the holder never lets go before the time is over: the wait uses up the permit.
public class E28195LockTimedBesideHolder {
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
            LockSupport.unpark(Thread.currentThread());
            assert !lock.tryLock(1, TimeUnit.SECONDS);
            LockSupport.park();
        });
        waiter.join();
        lock.unlock();
    }
}
