// Truth: proved. Conditions are first in, first out: the first of the two that wait is signalled first.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12FifoKept {
    static final ReentrantLock lock = new ReentrantLock();
    static final Condition condition = lock.newCondition();
    static int waiting;
    static int[] order = new int[2];

    static void work(int number) {
        lock.lock();
        order[waiting++] = number;
        condition.awaitUninterruptibly();
        lock.unlock();
    }

    public static void main(String[] arguments) throws Exception {
        Thread[] threads = {new Thread(() -> work(0)), new Thread(() -> work(1))};
        threads[0].start();
        threads[1].start();
        boolean done = false;
        while (!done) {
            lock.lock();
            if (waiting == 2) {
                condition.signal();
                if (!lock.hasQueuedThread(threads[order[0]])) throw new AssertionError();
                if (lock.hasQueuedThread(threads[order[1]])) throw new AssertionError();
                if (lock.getWaitQueueLength(condition) != 1) throw new AssertionError();
                condition.signal();
                if (lock.getQueueLength() != 2 || lock.hasWaiters(condition)) throw new AssertionError();
                done = true;
            }
            lock.unlock();
        }
        threads[0].join();
        threads[1].join();
    }
}
