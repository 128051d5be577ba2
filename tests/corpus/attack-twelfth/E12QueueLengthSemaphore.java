// Truth: violated. The timed one may be seen to wait, and then to have gone.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12QueueLengthSemaphore {
    static final Semaphore semaphore = new Semaphore(0);

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                semaphore.tryAcquire(1, TimeUnit.SECONDS);
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        other.start();
        int before = semaphore.getQueueLength();
        int behind = semaphore.getQueueLength();
        other.join();
        if (before == 1 && behind == 0) throw new AssertionError();
    }
}
