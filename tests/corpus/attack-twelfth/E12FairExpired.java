// Truth: proved. The one that gives up does not keep the other from the permit.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12FairExpired {
    static final Semaphore semaphore = new Semaphore(1, true);

    public static void main(String[] arguments) throws Exception {
        Thread many = new Thread(() -> {
            try {
                if (semaphore.tryAcquire(2, 1, TimeUnit.SECONDS)) throw new AssertionError();
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        Thread single = new Thread(() -> semaphore.acquireUninterruptibly());
        many.start();
        single.start();
        many.join();
        single.join();
        if (semaphore.availablePermits() != 0 || semaphore.hasQueuedThreads()) throw new AssertionError();
    }
}
