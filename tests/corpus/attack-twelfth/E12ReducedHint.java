// Truth: proved. Who sees it comes behind main, so its increment comes behind that of main, and data was written before that.
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class E12ReducedHint {
    static class Own extends Semaphore {
        Own() {
            super(1);
        }
        void fewer() {
            reducePermits(1);
        }
        int release1() {
            return drainPermits();
        }
    }
    static final Own semaphore = new Own();
    static final AtomicInteger number = new AtomicInteger();
    static int data;

    static void look() {
        number.getAndIncrement();
        if (data != 1) throw new AssertionError();
    }

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (semaphore.release1() == 0) look();
        });
        
        other.start();
        data = 1;
        number.getAndIncrement();
        semaphore.fewer();
        other.join();
    }
}
