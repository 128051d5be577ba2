// proved: nothing here parks the thread, so its permit is there.
public class E29Sem2A {
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
        l.acquire(); l.release();
        
        t.join();
    }
}
