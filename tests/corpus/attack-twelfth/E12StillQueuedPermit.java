// Truth: violated. Who has got the permit is for a moment still in the queue: it takes the permit first and leaves the queue then.
import java.util.concurrent.Semaphore;

public class E12StillQueuedPermit {
    static final Semaphore semaphore = new Semaphore(0);

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> semaphore.acquireUninterruptibly());
        other.start();
        semaphore.release();
        int permits = semaphore.availablePermits();
        int queued = semaphore.getQueueLength();
        other.join();
        if (permits == 0 && queued == 1) throw new AssertionError();
    }
}
