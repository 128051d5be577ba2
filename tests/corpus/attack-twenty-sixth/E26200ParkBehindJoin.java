import java.util.concurrent.locks.LockSupport;

// proved: a join waits for a monitor, which uses up no permit.
public class E26200ParkBehindJoin {
    public static void main(String[] args) throws Exception {
        Thread other = new Thread(() -> { });
        Thread waiter = new Thread(() -> {
            try {
                other.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            LockSupport.park();
        });
        waiter.start();
        LockSupport.unpark(waiter);
        other.start();
    }
}
