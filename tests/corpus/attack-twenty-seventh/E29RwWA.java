// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29RwWA {
    static java.util.concurrent.locks.ReentrantReadWriteLock l=new java.util.concurrent.locks.ReentrantReadWriteLock();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.writeLock().lock(); l.writeLock().unlock();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.readLock().lock(); l.readLock().unlock();
        
        t.join();
    }
}
