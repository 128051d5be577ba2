// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29FutTaskA {
    static java.util.concurrent.FutureTask<String> l=new java.util.concurrent.FutureTask<>(() -> "a");
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.get();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.run();
        
        t.join();
    }
}
