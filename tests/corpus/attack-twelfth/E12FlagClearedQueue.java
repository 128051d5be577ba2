// Truth: violated. The interrupt is seen, and then it has been consumed by the wait.
import java.util.concurrent.ArrayBlockingQueue;

public class E12FlagClearedQueue {
    static final ArrayBlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                queue.take();
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
