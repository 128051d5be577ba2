// Truth: violated. The time is up, but the thread still counts as a waiter when the interrupt comes; then it says false and keeps the flag.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12ExpiredThenInterruptedAwait {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean late;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                condition.await(1, TimeUnit.SECONDS);
                late = Thread.interrupted();
            } catch (InterruptedException failure) {
                // The other way.
            }
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        waiter.interrupt();
        boolean seen = lock.hasWaiters(condition);
        lock.unlock();
        waiter.join();
        if (seen && late) throw new AssertionError();
    }
}
