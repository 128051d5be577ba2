// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29CondA {
    static java.util.concurrent.locks.ReentrantLock l=new java.util.concurrent.locks.ReentrantLock(); static java.util.concurrent.locks.Condition c=l.newCondition(); static boolean done;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.lock(); while (!done) c.await(); l.unlock();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.lock(); done = true; c.signal(); l.unlock();
        
        t.join();
    }
}
