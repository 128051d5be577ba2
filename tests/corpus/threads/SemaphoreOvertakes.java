import java.util.concurrent.Semaphore;

/** One waits for two permits; who wants one overtakes it, and brings the second. */
public class SemaphoreOvertakes {
    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(1);
        Thread slow = new Thread(() -> permits.acquireUninterruptibly(2));
        Thread quick = new Thread(() -> {
            permits.acquireUninterruptibly();
            permits.release(2);
        });
        slow.start();
        quick.start();
        slow.join();
        quick.join();
        assert permits.availablePermits() == 0;
    }
}
