// Truth: violated. Either thread may be the one that takes the lock and keeps it to its end.
import java.util.concurrent.locks.ReentrantLock;

public class E12OwnerGoneOwnerNo {
    static class Own extends ReentrantLock {
        Thread owner() {
            return getOwner();
        }
    }
    static final Own lock = new Own();
    static volatile int log;
    static Thread left;

    static void run(Thread one, Thread two) throws InterruptedException {
        one.start();
        two.start();
        one.join();
        two.join();
    }

    public static void main(String[] arguments) throws Exception {
        left = new Thread(() -> lock.tryLock(), "left");
        run(left, new Thread(() -> lock.tryLock(), "right"));
        run(new Thread(() -> log = log * 2 + 1), new Thread(() -> log = log * 3));
        if (!(lock.owner() == left)) throw new AssertionError();
    }
}
