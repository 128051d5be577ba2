// Truth: violated. The interrupted one may be seen to wait, and then to have gone.
import java.util.concurrent.Semaphore;

public class E12QueueLengthInterrupted {
    static final Semaphore semaphore = new Semaphore(0);

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                semaphore.acquire();
                throw new AssertionError();
            } catch (InterruptedException failure) {
                if (Thread.interrupted()) throw new Error(failure);
            }
        });
        other.start();
        int before = semaphore.getQueueLength();
        other.interrupt();
        int behind = semaphore.getQueueLength();
        int last = semaphore.getQueueLength();
        other.join();
        if (before == 1 && behind == 1 && last == 0) throw new IllegalStateException();
    }
}
