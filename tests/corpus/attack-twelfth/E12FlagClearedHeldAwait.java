// Truth: violated. await clears the flag when it sees it, before it has the lock back.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12FlagClearedHeldAwait {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            waits = true;
            try {
                condition.await();
            } catch (InterruptedException failure) {
                waits = false;
            }
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        waiter.interrupt();
        if (waits && !waiter.isInterrupted()) throw new AssertionError();
        lock.unlock();
        waiter.join();
    }
}
