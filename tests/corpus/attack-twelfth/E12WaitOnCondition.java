// Truth: violated. wait() on a Condition is not await(): nobody notifies it.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12WaitOnCondition {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(() -> {
            synchronized (condition) {
                try {
                    condition.wait();
                } catch (InterruptedException failure) {
                    throw new Error(failure);
                }
            }
        });
        left.start();
        lock.lock();
        condition.signalAll();
        lock.unlock();
        left.join();
    }
}
