// Truth: violated. The failing thread keeps the lock; its handler may take it again, nobody else may.
import java.util.concurrent.locks.ReentrantLock;

public class E12HandlerKeeps {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> {
            lock.lock();
            lock.unlock();
        });
        Thread left = new Thread(() -> {
            lock.lock();
            throw new IllegalStateException();
        });
        left.start();
        left.join();
        if (!lock.isLocked() || lock.isHeldByCurrentThread()) throw new Error();
        lock.lock();
    }
}
