// Truth: violated. The time may be up before the signal, and the lock be had only then, whether a third comes between or not.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TimedOutThird {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition changed = lock.newCondition();
    static int flag;
    static int log;
    static boolean waits;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            lock.lock();
            try {
                waits = true;
                boolean signalled = changed.await(1, TimeUnit.SECONDS);
                log = log * 2 + 1;
                if (flag == 1 && !signalled) throw new AssertionError();
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
        Thread three = new Thread(() -> {
            lock.lock();
            try {
                log = log * 3;
            } finally {
                lock.unlock();
            }
        });
        one.start();
        two.start();
        three.start();
        one.join();
        two.join();
        three.join();
    }
}
