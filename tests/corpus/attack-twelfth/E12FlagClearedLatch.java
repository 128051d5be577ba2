// Truth: violated. The interrupt is seen, and then it has been consumed by the wait.
import java.util.concurrent.CountDownLatch;

public class E12FlagClearedLatch {
    static final CountDownLatch latch = new CountDownLatch(1);

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                latch.await();
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
