// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29Sem3A {
    static java.util.concurrent.Semaphore l=new java.util.concurrent.Semaphore(2);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.acquire(); l.release();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.acquire(2); l.release(2);
        
        t.join();
    }
}
