// Truth: violated. Who tries with a time-out is seen in the queue before its time is up.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.TimeUnit;

public class E12TimedQueueShows {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        lock.lock();
        Thread other = new Thread(() -> {
            try {
                if (lock.tryLock(1, TimeUnit.SECONDS)) lock.unlock();
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        other.start();
        if (lock.hasQueuedThread(other)) throw new AssertionError();
        lock.unlock();
        other.join();
    }
}
