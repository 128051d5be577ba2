// Truth: violated. Who is interrupted in lockInterruptibly is seen in the queue, and then not any more, while main holds the lock.
import java.util.concurrent.locks.ReentrantLock;

public class E12InterruptedQueueGoes {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                lock.unlock();
            } catch (InterruptedException failure) {
                // As it should be.
            }
        });
        lock.lock();
        waiter.start();
        waiter.interrupt();
        int before = lock.getQueueLength();
        int behind = lock.getQueueLength();
        lock.unlock();
        waiter.join();
        if (before == 1 && behind == 0) throw new AssertionError();
    }
}
