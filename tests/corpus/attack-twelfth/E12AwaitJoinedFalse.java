// Truth: proved. Nobody signals, and without spurious wake-ups only the time ends the wait.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12AwaitJoinedFalse {
    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread other = new Thread(() -> { });
        other.start();
        other.join();
        lock.lock();
        lock.lock();
        if (condition.await(1, TimeUnit.SECONDS)) throw new AssertionError();
        if (condition.awaitNanos(5) > 0) throw new AssertionError();
        if (lock.getHoldCount() != 2) throw new AssertionError();
    }
}
