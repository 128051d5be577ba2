// proved: it parks for a second at most.
public class E29LockB {
    static java.util.concurrent.locks.ReentrantLock l=new java.util.concurrent.locks.ReentrantLock();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                
                l.lock(); l.unlock();
                java.util.concurrent.locks.LockSupport.parkNanos(1000000000L);
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.lock(); l.unlock();
        
        t.join();
    }
}
