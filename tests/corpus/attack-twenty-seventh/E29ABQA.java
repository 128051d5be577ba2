// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29ABQA {
    static java.util.concurrent.ArrayBlockingQueue<String> l=new java.util.concurrent.ArrayBlockingQueue<>(1);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.offer("a");
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.offer("b");
        
        t.join();
    }
}
