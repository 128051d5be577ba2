// Truth: violated. What tells the other that main is through orders nothing (the documentation gives no happens-before): a data race.
import java.util.concurrent.locks.ReentrantLock;

public class E12FreeRace {
    static final ReentrantLock lock = new ReentrantLock();
    static int data;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            if (!lock.isLocked() && data != 1) throw new AssertionError();
        });
        lock.lock();
        other.start();
        data = 1;
        lock.unlock();
        other.join();
    }
}
