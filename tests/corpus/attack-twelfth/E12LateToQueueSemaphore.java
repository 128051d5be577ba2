// Truth: violated. acquire() finds no permit, and joins the queue when there is one: the library takes two steps.
import java.util.concurrent.Semaphore;

public class E12LateToQueueSemaphore {
    static final Semaphore semaphore = new Semaphore(0);

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> semaphore.acquireUninterruptibly());
        other.start();
        semaphore.release();
        int before = semaphore.getQueueLength();
        int behind = semaphore.getQueueLength();
        other.join();
        if (before == 0 && behind == 1) throw new AssertionError();
    }
}
