// Truth: proved. A waiter that leaves by an interrupt does not use the signal up: one of two is enough for the other.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12InterruptPassesSignalOn {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static int waiting;

    static void work(boolean passes) {
        lock.lock();
        try {
            waiting++;
            condition.await();
            if (passes) condition.signal();
        } catch (InterruptedException failure) {
            // Not signalled.
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread hasty = new Thread(() -> work(true));
        Thread patient = new Thread(() -> work(false));
        hasty.start();
        patient.start();
        while (true) {
            lock.lock();
            boolean both = waiting == 2;
            if (both) {
                hasty.interrupt();
                condition.signal();
            }
            lock.unlock();
            if (both) break;
        }
        hasty.join();
        patient.join();
    }
}
