// Truth: violated. The time may be up before the other signals, and the lock be had only then.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TimedOutLate {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int flag;
    static boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                boolean told = changed.await(1, TimeUnit.SECONDS);
                if (flag == 1 && !told) throw new AssertionError();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            } finally {
                lock.unlock();
            }
        });
        Thread two = new Thread(() -> {
            lock.lock();
            try {
                if (waits) {
                    flag = 1;
                    changed.signal();
                }
            } finally {
                lock.unlock();
            }
        });
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
