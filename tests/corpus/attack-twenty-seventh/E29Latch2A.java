// violated: the wait of the library may use up the permit (or none is there), and park waits for ever.
public class E29Latch2A {
    static java.util.concurrent.CountDownLatch l=new java.util.concurrent.CountDownLatch(2);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.await();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.countDown(); l.countDown();
        
        t.join();
    }
}
