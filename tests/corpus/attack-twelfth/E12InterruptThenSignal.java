// Truth: violated. The waiter may see the interrupt only after it was signalled: then it returns with the interrupt set.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12InterruptThenSignal {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                condition.await();
                throw new AssertionError();
            } catch (InterruptedException failure) {
                // One of two ways.
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        waiter.interrupt();
        condition.signal();
        lock.unlock();
        waiter.join();
    }
}
