// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29LockTimedA {
    static java.util.concurrent.locks.ReentrantLock l=new java.util.concurrent.locks.ReentrantLock();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                if (l.tryLock(1, java.util.concurrent.TimeUnit.SECONDS)) l.unlock();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.lock(); l.unlock();
        
        t.join();
    }
}
