// proved: nothing here parks the thread, so its permit is there.
public class E29SleepA {
    
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                Thread.sleep(5);
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        
        
        t.join();
    }
}
