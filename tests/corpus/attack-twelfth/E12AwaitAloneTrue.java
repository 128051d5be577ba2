// Truth: violated. A wait may end without a reason before its time (Condition: spurious wakeups); then await says true.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12AwaitAloneTrue {
    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        lock.lock();
        if (condition.await(1, TimeUnit.SECONDS)) throw new AssertionError();
    }
}
