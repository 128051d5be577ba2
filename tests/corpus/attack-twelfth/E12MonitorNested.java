// Truth: proved. All take monitor, lock and permit in one order.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.Semaphore;

public class E12MonitorNested {
    static final ReentrantLock lock = new ReentrantLock();
    static final Semaphore semaphore = new Semaphore(1);
    static int count;

    static void work() {
        synchronized (lock) {
            lock.lock();
            try {
                semaphore.acquireUninterruptibly();
                count++;
                semaphore.release();
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(E12MonitorNested::work);
        Thread right = new Thread(E12MonitorNested::work);
        left.start();
        right.start();
        left.join();
        right.join();
        if (count != 2) throw new AssertionError();
    }
}
