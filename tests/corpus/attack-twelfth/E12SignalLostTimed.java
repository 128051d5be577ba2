// Truth: violated. The waiter may time out before the signal, which then goes to nobody; then await says false though main signalled.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12SignalLostTimed {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static boolean waits;
    static boolean got;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            waits = true;
            try {
                got = condition.await(1, TimeUnit.SECONDS);
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        boolean seen = waits && lock.hasWaiters(condition);
        condition.signal();
        lock.unlock();
        waiter.join();
        if (seen && !got) throw new AssertionError();
    }
}
