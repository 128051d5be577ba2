// Truth: violated. Either daemon may be the one that keeps the lock, and both go on for ever.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.Semaphore;

public class E12OwnerDaemonYes {
    static class Own extends ReentrantLock {
        Thread owner() {
            return getOwner();
        }
    }
    static final Own lock = new Own();
    static final Semaphore done = new Semaphore(0);
    static final Semaphore never = new Semaphore(0);
    static volatile int log;

    static void take() {
        lock.tryLock();
        done.release();
        never.acquireUninterruptibly();
    }

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(E12OwnerDaemonYes::take);
        Thread right = new Thread(E12OwnerDaemonYes::take);
        left.setDaemon(true);
        right.setDaemon(true);
        left.start();
        right.start();
        done.acquire(2);
        Thread one = new Thread(() -> log = log * 2 + 1);
        Thread two = new Thread(() -> log = log * 3);
        one.start();
        two.start();
        one.join();
        two.join();
        if ((lock.owner() == left)) throw new AssertionError();
    }
}
