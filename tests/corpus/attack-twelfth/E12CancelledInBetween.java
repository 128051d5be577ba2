// Truth: violated. The time of a waiter is up: it is no waiter any more, and not in the queue of the lock yet (the library takes two steps).
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12CancelledInBetween {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;
    static boolean back;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                condition.await(1, TimeUnit.NANOSECONDS);
                back = true;
            } catch (InterruptedException failure) {
                throw new Error(failure);
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        if (waits && !back && !lock.hasWaiters(condition) && !lock.hasQueuedThreads()) throw new AssertionError();
        lock.unlock();
        waiter.join();
    }
}
