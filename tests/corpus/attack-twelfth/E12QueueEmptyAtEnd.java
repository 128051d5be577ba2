// Truth: proved. When both have been joined, nobody is in the queue.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

public class E12QueueEmptyAtEnd {
    static final ReentrantLock lock = new ReentrantLock();

    static void work() {
        try {
            if (lock.tryLock(1, TimeUnit.SECONDS)) lock.unlock();
        } catch (InterruptedException failure) {
            throw new Error(failure);
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(E12QueueEmptyAtEnd::work);
        Thread right = new Thread(E12QueueEmptyAtEnd::work);
        left.start();
        right.start();
        left.join();
        right.join();
        if (lock.hasQueuedThreads() || lock.getQueueLength() != 0 || lock.isLocked()) throw new AssertionError();
    }
}
