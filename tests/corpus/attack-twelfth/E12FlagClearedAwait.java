// Truth: violated. The interrupt is seen, and then it has been consumed by the wait.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12FlagClearedAwait {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                lock.lock();
                condition.await();
            } catch (InterruptedException failure) {
                // As it should be.
            }
        });
        waiter.start();
        waiter.interrupt();
        boolean before = waiter.isInterrupted();
        boolean behind = waiter.isInterrupted();
        boolean alive = waiter.isAlive();
        if (before && !behind && alive) throw new AssertionError();
        waiter.join();
    }
}
