// Truth: proved. The join gives up after its time, then the lock is free.
import java.util.concurrent.locks.ReentrantLock;

public class E12JoinTimedHolding {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        one.start();
        one.join(10);
        if (!one.isAlive()) throw new AssertionError();
        lock.unlock();
        one.join();
    }
}
