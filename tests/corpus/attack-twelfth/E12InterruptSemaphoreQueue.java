// Truth: violated. An interrupted waiter may take the permit that is there by then, and keeps its interrupt.
import java.util.concurrent.Semaphore;

public class E12InterruptSemaphoreQueue {
    static final Semaphore semaphore = new Semaphore(0);

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                semaphore.acquire();
                if (Thread.interrupted()) throw new AssertionError();
            } catch (InterruptedException failure) {
                // One of two ways.
            }
        });
        other.start();
        semaphore.release();
        other.interrupt();
        other.join();
    }
}
