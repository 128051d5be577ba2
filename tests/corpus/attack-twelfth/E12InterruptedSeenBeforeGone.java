// Truth: proved. Who has thrown is in no queue any more.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12InterruptedSeenBeforeGone {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean thrown;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                lock.unlock();
            } catch (InterruptedException failure) {
                thrown = true;
            }
        });
        lock.lock();
        waiter.start();
        waiter.interrupt();
        if (thrown && lock.getQueueLength() != 0) throw new AssertionError();
        lock.unlock();
        waiter.join();
    }
}
