// Truth: violated. The timed wait may take its time between the looks.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class E12SeeClockTimedNo {
    static final Semaphore semaphore = new Semaphore(0);
    static boolean shows;

    public static void main(String[] arguments) throws Exception {
        Thread one = new Thread(() -> {
            try {
                semaphore.tryAcquire(100, TimeUnit.SECONDS);
            } catch (InterruptedException failure) {
                throw new Error(failure);
            }
        });
        Thread two = new Thread(() -> {
            long before = System.nanoTime();
            shows = System.nanoTime() - before > 50000000000L;
        });
        one.start();
        two.start();
        one.join();
        two.join();
        if (!shows) throw new AssertionError();
    }
}
