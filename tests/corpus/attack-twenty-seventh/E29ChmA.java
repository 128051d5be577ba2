// proved: nothing here parks the thread, so its permit is there.
public class E29ChmA {
    static java.util.concurrent.ConcurrentHashMap<String,String> l=new java.util.concurrent.ConcurrentHashMap<>();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.put("a","b");
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.put("a","c");
        
        t.join();
    }
}
