// Truth: proved. Who was signalled before the interrupt returns without an exception, and the interrupt is still there.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12SignalThenInterrupt {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                condition.await();
                if (!Thread.currentThread().isInterrupted()) throw new AssertionError();
            } catch (InterruptedException failure) {
                throw new AssertionError();
            } finally {
                lock.unlock();
            }
        });
        waiter.start();
        while (true) {
            lock.lock();
            boolean is = waits;
            if (is) {
                condition.signal();
                waiter.interrupt();
            }
            lock.unlock();
            if (is) break;
        }
        waiter.join();
    }
}
