// Truth: proved. tryAcquire without a time takes a permit whoever waits, also of a fair semaphore.
import java.util.concurrent.Semaphore;

public class E12BargingTake {
    static final Semaphore semaphore = new Semaphore(1, true);

    public static void main(String[] arguments) throws Exception {
        Thread many = new Thread(() -> semaphore.acquireUninterruptibly(2));
        many.start();
        if (!semaphore.tryAcquire()) throw new AssertionError();
        semaphore.release(2);
        many.join();
        if (semaphore.drainPermits() != 0) throw new AssertionError();
    }
}
