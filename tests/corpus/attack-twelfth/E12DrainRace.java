// Truth: violated. What tells the other that main is through orders nothing (the documentation gives no happens-before): a data race.
import java.util.concurrent.Semaphore;

public class E12DrainRace {
    static final Semaphore semaphore = new Semaphore(1);
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (semaphore.drainPermits() == 0 && data != 1) throw new AssertionError();
        });
        
        other.start();
        data = 1;
        semaphore.tryAcquire();
        other.join();
    }
}
