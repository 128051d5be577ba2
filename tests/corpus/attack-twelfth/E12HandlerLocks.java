// Truth: proved. The handler takes the lock that the failing thread has given back in its finally.
import java.util.concurrent.locks.ReentrantLock;

public class E12HandlerLocks {
    static final ReentrantLock lock = new ReentrantLock();
    static int handled;

    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            lock.lock();
            handled++;
            lock.unlock();
        });
        Runnable work = () -> {
            lock.lock();
            try {
                throw new IllegalStateException();
            } finally {
                lock.unlock();
            }
        };
        Thread left = new Thread(work);
        Thread right = new Thread(work);
        left.start();
        right.start();
        left.join();
        right.join();
        if (handled != 2) throw new AssertionError();
    }
}
