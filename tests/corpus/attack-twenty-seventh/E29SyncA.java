// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29SyncA {
    static java.util.concurrent.SynchronousQueue<String> l=new java.util.concurrent.SynchronousQueue<>();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.take();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.put("b");
        
        t.join();
    }
}
