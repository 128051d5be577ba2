// Truth: violated. The signal may go to the timed waiter, which does not pass it on: the other waits for ever.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12SignalStoppedAtTimed {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static int waiting;

    public static void main(String[] arguments) throws Exception {
        Thread timed = new Thread(() -> {
            lock.lock();
            waiting++;
            try {
                condition.await(1, TimeUnit.SECONDS);
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
