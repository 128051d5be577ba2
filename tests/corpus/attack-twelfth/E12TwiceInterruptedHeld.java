// Truth: violated. As E12TwiceInterruptedAwait, with the lock held by the one who interrupts.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12TwiceInterruptedHeld {
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
                if (Thread.interrupted()) throw new AssertionError();
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        lock.lock();
        boolean is = waits;
        waiter.interrupt();
        if (is) waiter.interrupt();
        lock.unlock();
        waiter.join();
    }
}
