// Truth: violated. The one with a time-out may wait or not.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12SeeQueueTimedNo {
    static final Semaphore semaphore = new Semaphore(0);
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            try {
                semaphore.tryAcquire(1, TimeUnit.SECONDS);
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        Thread two = new Thread(() -> {
            shows = semaphore.hasQueuedThreads();
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
