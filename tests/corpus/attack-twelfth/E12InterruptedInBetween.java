// Truth: violated. The interrupted waiter is no waiter any more, and not in the queue of the lock yet (the library takes two steps).
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12InterruptedInBetween {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                condition.await();
            } catch (InterruptedException failure) {
                // As it should be.
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        boolean is = waits;
        waiter.interrupt();
        if (is && !lock.hasWaiters(condition) && lock.getQueueLength() == 0) throw new AssertionError();
        lock.unlock();
        waiter.join();
    }
}
