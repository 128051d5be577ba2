import java.util.concurrent.locks.*;

// proved: the writer takes the read lock while it has the write lock: nobody waits.
public class E28215DowngradeKeepsPermit {
    public static void main(String[] args) throws Exception {
        ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
        LockSupport.unpark(Thread.currentThread());
        lock.writeLock().lock();
        lock.readLock().lock();
        lock.writeLock().unlock();
        lock.readLock().unlock();
        LockSupport.park();
    }
}
