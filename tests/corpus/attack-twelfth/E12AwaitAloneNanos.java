// Truth: violated. A wait may end without a reason before its time (Condition: spurious wakeups), then time is left.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;

public class E12AwaitAloneNanos {
    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        lock.lock();
        if (condition.awaitNanos(1000000000) > 0) throw new AssertionError();
    }
}
