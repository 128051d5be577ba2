// proved: nothing here parks the thread, so its permit is there.
public class E29COWA {
    static java.util.concurrent.CopyOnWriteArrayList<String> l=new java.util.concurrent.CopyOnWriteArrayList<>();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.add("a");
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.add("b");
        
        t.join();
    }
}
