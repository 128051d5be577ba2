import java.util.concurrent.locks.ReentrantLock;
/** A thread that has its lock is interrupted still. */
class FlagOwn {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws InterruptedException {
        Thread waits = new Thread(() -> {
            Thread.currentThread().interrupt();
            lock.lock();
            try {
                assert Thread.currentThread().isInterrupted();
            } finally {
                lock.unlock();
            }
        });
        lock.lock();
        waits.start();
        lock.unlock();
        waits.join();
    }
}
