import java.util.concurrent.Semaphore;

/** One waits for two permits; at a fair semaphore nobody overtakes it who would bring the second. */
public class SemaphoreOvertakesNot {
    public static void main(String[] args) throws InterruptedException {
        Semaphore permits = new Semaphore(1, true);
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
