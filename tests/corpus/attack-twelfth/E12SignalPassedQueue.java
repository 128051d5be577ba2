// Truth: violated. The signal passes over a waiter whose time is up; that one need not be in the queue of the lock yet.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12SignalPassedQueue {
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
        boolean is = waits && !back;
        condition.signal();
        if (is && lock.getQueueLength() == 0) throw new AssertionError();
        lock.unlock();
        waiter.join();
    }
}
