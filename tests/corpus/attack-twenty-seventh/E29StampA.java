// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29StampA {
    static java.util.concurrent.locks.StampedLock l=new java.util.concurrent.locks.StampedLock();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                long s=l.writeLock(); l.unlockWrite(s);
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        long z=l.writeLock(); l.unlockWrite(z);
        
        t.join();
    }
}
