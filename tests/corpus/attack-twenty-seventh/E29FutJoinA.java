// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29FutJoinA {
    static java.util.concurrent.CompletableFuture<String> l=new java.util.concurrent.CompletableFuture<>();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.join();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.complete("b");
        
        t.join();
    }
}
