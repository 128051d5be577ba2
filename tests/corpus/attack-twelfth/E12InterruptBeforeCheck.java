// Truth: proved. await looks at the interrupt before it looks who holds the lock.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12InterruptBeforeCheck {
    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread.currentThread().interrupt();
        try {
            condition.await();
            throw new AssertionError();
        } catch (InterruptedException failure) {
            if (Thread.interrupted()) throw new AssertionError();
        }
        try {
            condition.await();
            throw new AssertionError();
        } catch (IllegalMonitorStateException failure) {
            // As it should be.
        }
        Thread.currentThread().interrupt();
        try {
            synchronized (lock) {
                condition.wait();
            }
            throw new AssertionError();
        } catch (IllegalMonitorStateException failure) {
            if (!Thread.interrupted()) throw new AssertionError();
        }
    }
}
