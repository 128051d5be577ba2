// proved: nothing here parks the thread, so its permit is there.
public class E29JoinA {
    static Thread l=new Thread(() -> {});
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.join();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.start();
        
        t.join();
    }
}
