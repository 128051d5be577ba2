// proved: nothing here parks the thread, so its permit is there.
public class E29MonA {
    static Object l=new Object();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                synchronized (l) { }
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        synchronized (l) { }
        
        t.join();
    }
}
