import java.util.concurrent.locks.ReentrantLock;
/** While a thread waits for a lock, the lock's own code clears its interrupt and sets it again when it has the lock. */
class FlagHidden {
    static final ReentrantLock lock = new ReentrantLock();
    public static void main(String[] args) throws InterruptedException {
        Thread waits = new Thread(() -> {
            lock.lock();
            lock.unlock();
        });
        lock.lock();
        waits.start();
        waits.interrupt();
        boolean seen = waits.isInterrupted();
        lock.unlock();
        waits.join();
        assert seen;
    }
}
