// Truth: violated. That permits were taken away orders nothing (only release does): a data race.
import java.util.concurrent.Semaphore;

public class E12ReducedRace {
    static class Own extends Semaphore {
        Own() {
            super(1);
        }
        void fewer() {
            reducePermits(1);
        }
    }
    static final Own semaphore = new Own();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (semaphore.drainPermits() == 0 && data != 1) throw new AssertionError();
        });
        other.start();
        data = 1;
        semaphore.fewer();
        other.join();
    }
}
