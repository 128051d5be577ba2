// Truth: violated. Either thread may keep the lock, taken in the handler of its failure.
import java.util.concurrent.locks.ReentrantLock;

public class E12OwnerGoneHandler {
    static class Own extends ReentrantLock {
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
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> lock.tryLock());
        Runnable fails = () -> {
            throw new IllegalStateException();
        };
        Thread left = new Thread(fails);
        Thread right = new Thread(fails);
        run(left, right);
        Thread.setDefaultUncaughtExceptionHandler(null);
        run(new Thread(() -> log = log * 2 + 1), new Thread(() -> log = log * 3));
        if (lock.owner() == right) throw new AssertionError();
    }
}
