// proved: nothing here parks the thread, so its permit is there.
public class E29LockTryA {
    static java.util.concurrent.locks.ReentrantLock l=new java.util.concurrent.locks.ReentrantLock();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                if (l.tryLock()) l.unlock();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.lock(); l.unlock();
        
        t.join();
    }
}
