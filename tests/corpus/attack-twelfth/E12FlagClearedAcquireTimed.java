// Truth: violated. The interrupt is seen, and then it has been consumed by the wait.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12FlagClearedAcquireTimed {
    static final Semaphore semaphore = new Semaphore(0);

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                semaphore.tryAcquire(1, TimeUnit.DAYS);
            } catch (InterruptedException failure) {
                // As it should be.
            }
        });
        waiter.start();
        waiter.interrupt();
        boolean before = waiter.isInterrupted();
        boolean behind = waiter.isInterrupted();
        boolean alive = waiter.isAlive();
        if (before && !behind && alive) throw new AssertionError();
        waiter.join();
    }
}
