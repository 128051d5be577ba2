// proved: nothing here parks the thread, so its permit is there.
public class E29RwRRA {
    static java.util.concurrent.locks.ReentrantReadWriteLock l=new java.util.concurrent.locks.ReentrantReadWriteLock();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.readLock().lock(); l.readLock().unlock();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.readLock().lock(); l.readLock().unlock();
        
        t.join();
    }
}
