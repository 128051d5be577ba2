// Truth: proved. A signal is not lost on a waiter whose time was up before: it goes to the second one, which waits for ever otherwise.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12SignalReachesSecond {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static int waiting;

    public static void main(String[] arguments) throws Exception {
        Thread timed = new Thread(() -> {
            lock.lock();
            waiting++;
            try {
                if (condition.await(1, TimeUnit.SECONDS)) condition.signal();
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
            lock.unlock();
        });
        Thread patient = new Thread(() -> {
            lock.lock();
            waiting++;
            condition.awaitUninterruptibly();
            lock.unlock();
        });
        timed.start();
        patient.start();
        while (true) {
            lock.lock();
            boolean both = waiting == 2;
            if (both) condition.signal();
            lock.unlock();
            if (both) break;
        }
        timed.join();
        patient.join();
    }
}
