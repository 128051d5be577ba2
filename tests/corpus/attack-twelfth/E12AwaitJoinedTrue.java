// Truth: violated. As E12AwaitAloneTrue, with another thread that has ended.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.TimeUnit;

public class E12AwaitJoinedTrue {
    public static void main(String[] arguments) throws Exception {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        Thread other = new Thread(() -> { });
        other.start();
        other.join();
        lock.lock();
        if (condition.await(1, TimeUnit.SECONDS)) throw new AssertionError();
    }
}
