// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29ExchA {
    static java.util.concurrent.Exchanger<String> l=new java.util.concurrent.Exchanger<>();
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.exchange("a");
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.exchange("b");
        
        t.join();
    }
}
