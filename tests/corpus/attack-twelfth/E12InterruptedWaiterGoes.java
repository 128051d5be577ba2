// Truth: violated. The interrupted waiter is seen to wait, and then not any more.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12InterruptedWaiterGoes {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                condition.await();
            } catch (InterruptedException failure) {
                // As it should be.
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        waiter.interrupt();
        boolean before = lock.hasWaiters(condition);
        boolean behind = lock.hasWaiters(condition);
        lock.unlock();
        waiter.join();
        if (before && !behind) throw new AssertionError();
    }
}
