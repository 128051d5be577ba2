// proved: nothing here parks the thread, so its permit is there.
public class E29Latch0A {
    static java.util.concurrent.CountDownLatch l=new java.util.concurrent.CountDownLatch(0);
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try {
                java.util.concurrent.locks.LockSupport.unpark(Thread.currentThread());
                l.await();
                java.util.concurrent.locks.LockSupport.park();
            } catch (Exception e) { throw new RuntimeException(e); }
        });
        t.start();
        l.countDown();
        
        t.join();
    }
}
