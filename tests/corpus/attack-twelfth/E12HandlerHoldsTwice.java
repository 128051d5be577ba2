// Truth: proved. The handler runs in the failing thread, which holds the lock twice there.
import java.util.concurrent.locks.ReentrantLock;

public class E12HandlerHoldsTwice {
    static final ReentrantLock lock = new ReentrantLock();
    static int holds;

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(() -> {
            lock.lock();
            throw new IllegalStateException();
        });
        left.setUncaughtExceptionHandler((thread, failure) -> {
            lock.lock();
            holds = lock.getHoldCount();
            lock.unlock();
            lock.unlock();
        });
        left.start();
        left.join();
        lock.lock();
        if (holds != 2 || lock.getHoldCount() != 1) throw new AssertionError();
    }
}
