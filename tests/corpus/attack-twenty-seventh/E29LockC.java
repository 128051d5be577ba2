// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29LockC {
    static java.util.concurrent.locks.ReentrantLock l=new java.util.concurrent.locks.ReentrantLock();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                
                l.lock(); l.unlock();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.lock(); l.unlock();
        java.util.concurrent.locks.LockSupport.unpark(t);
        t.join();
    }
}
