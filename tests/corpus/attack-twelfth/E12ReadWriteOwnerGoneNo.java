// Truth: violated. Either thread may be the one that keeps the write lock to its end.
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class E12ReadWriteOwnerGoneNo {
    static class Own extends ReentrantReadWriteLock {
        Thread owner() {
            return getOwner();
        }
    }
    static final Own lock = new Own();
    static volatile int log;

    static void run(Thread one, Thread two) throws InterruptedException {
        one.start();
        two.start();
        one.join();
        two.join();
    }

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(() -> lock.writeLock().tryLock());
        run(left, new Thread(() -> lock.writeLock().tryLock()));
        run(new Thread(() -> log = log * 2 + 1), new Thread(() -> log = log * 3));
        if (!(lock.owner() == left)) throw new AssertionError();
    }
}
