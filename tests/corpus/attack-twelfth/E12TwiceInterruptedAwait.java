// Truth: violated. The first interrupt ends the wait and is cleared at once; the second comes while the lock is wanted back, and stays.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12TwiceInterruptedAwait {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static volatile boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                condition.await();
            } catch (InterruptedException failure) {
                if (Thread.interrupted()) throw new AssertionError();
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        waiter.interrupt();
        waiter.interrupt();
        waiter.join();
    }
}
