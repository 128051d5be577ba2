// Truth: violated. Which thread keeps which lock depends on who comes first.
import java.util.concurrent.locks.ReentrantLock;

public class E12TwoOwnersGoneNo {
    static class Own extends ReentrantLock {
        Thread owner() {
            return getOwner();
        }
    }
    static final Own one = new Own();
    static final Own two = new Own();
    static volatile int log;
    static Thread left;

    static void run(Thread one, Thread two) throws InterruptedException {
        one.start();
        two.start();
        one.join();
        two.join();
    }

    static void take() {
        if (!one.tryLock()) two.tryLock();
    }

    public static void main(String[] arguments) throws Exception {
        left = new Thread(E12TwoOwnersGoneNo::take);
        run(left, new Thread(E12TwoOwnersGoneNo::take));
        run(new Thread(() -> log = log * 2 + 1), new Thread(() -> log = log * 3));
        if (!(two.owner() == left)) throw new AssertionError();
    }
}
