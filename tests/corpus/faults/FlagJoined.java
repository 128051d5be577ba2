import java.util.concurrent.locks.ReentrantLock;
/** Who has the lock has its interrupt back: seen by another that gets word of it. */
class FlagJoined {
    static final ReentrantLock lock = new ReentrantLock();
    static volatile boolean has, go;
    public static void main(String[] args) throws InterruptedException {
        Thread waits = new Thread(() -> {
            lock.lock();
            lock.unlock();
            has = true;
            while (!go) Thread.onSpinWait();
        });
        lock.lock();
        waits.start();
        waits.interrupt();
        lock.unlock();
        while (!has) Thread.onSpinWait();
        boolean seen = waits.isInterrupted();
        go = true;
        waits.join();
        assert seen;
    }
}
