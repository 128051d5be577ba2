// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29Sem0A {
    static java.util.concurrent.Semaphore l=new java.util.concurrent.Semaphore(0);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.acquire();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.release();
        
        t.join();
    }
}
