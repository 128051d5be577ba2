// Truth: violated. main joins with the lock that the thread needs.
import java.util.concurrent.locks.ReentrantLock;

public class E12JoinHolding {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        one.start();
        one.join();
    }
}
