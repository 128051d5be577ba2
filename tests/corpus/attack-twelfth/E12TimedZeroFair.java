// Truth: violated. tryAcquire(0, unit) of a fair semaphore does not overtake: somebody may wait before it.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12TimedZeroFair {
    static final Semaphore semaphore = new Semaphore(1, true);

    public static void main(String[] arguments) throws Exception {
        Thread many = new Thread(() -> semaphore.acquireUninterruptibly(2));
        many.start();
        boolean got = semaphore.tryAcquire(0, TimeUnit.SECONDS);
        semaphore.release(3);
        many.join();
        if (!got) throw new AssertionError();
    }
}
