// Truth: proved. Alone: only the time ends these waits.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.Semaphore;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class E12AloneTimed {
    public static void main(String[] arguments) throws Exception {
        Semaphore semaphore = new Semaphore(0, true);
        CountDownLatch latch = new CountDownLatch(1);
        if (semaphore.tryAcquire(1, TimeUnit.SECONDS)) throw new AssertionError();
        if (latch.await(1, TimeUnit.SECONDS)) throw new AssertionError();
        if (semaphore.getQueueLength() != 0) throw new AssertionError();
        Thread.currentThread().join(5);
    }
}
