import java.util.concurrent.locks.LockSupport;

// proved: a wait for a monitor uses up no permit.
public class E26187MonitorKeepsPermit {
    static int x;

    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        Thread waiter = new Thread(() -> {
            synchronized (lock) {
                x++;
            }
            LockSupport.park();
        });
        waiter.start();
        LockSupport.unpark(waiter);
        synchronized (lock) {
            x++;
        }
        waiter.join();
    }
}
