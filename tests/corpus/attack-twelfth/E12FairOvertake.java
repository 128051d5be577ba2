// Truth: proved. Whoever waits at a fair semaphore before the other comes gets the permit first.
import java.util.concurrent.Semaphore;

public class E12FairOvertake {
    static final Semaphore semaphore = new Semaphore(0, true);
    static final java.util.concurrent.atomic.AtomicInteger order = new java.util.concurrent.atomic.AtomicInteger();
    static int first;
    static int second;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            semaphore.acquireUninterruptibly();
            first = order.incrementAndGet();
            semaphore.release();
        });
        one.start();
        while (semaphore.getQueueLength() == 0) Thread.yield();
        Thread two = new Thread(() -> {
            semaphore.acquireUninterruptibly();
            second = order.incrementAndGet();
            semaphore.release();
        });
        two.start();
        semaphore.release();
        one.join();
        two.join();
        if (first != 1 || second != 2) throw new AssertionError();
    }
}
