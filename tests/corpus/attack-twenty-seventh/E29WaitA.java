// proved: nothing here parks the thread, so its permit is there.
public class E29WaitA {
    static Object l=new Object(); static boolean done;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                synchronized (l) { while (!done) l.wait(); }
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        synchronized (l) { done = true; l.notify(); }
        
        t.join();
    }
}
