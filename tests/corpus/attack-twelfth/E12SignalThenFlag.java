// Truth: proved. A signalled waiter that is interrupted later returns with the flag set, or has it set later: it is never lost.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12SignalThenFlag {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean set;
    static int outcome;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            try {
                while (!set) condition.await();
                outcome = 1;
            } catch (InterruptedException failure) {
                outcome = 2;
            }
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        set = true;
        condition.signal();
        lock.unlock();
        waiter.interrupt();
        waiter.join();
        if (outcome == 0) throw new AssertionError();
    }
}
