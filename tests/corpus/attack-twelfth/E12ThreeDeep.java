// Truth: violated. count is changed with outer and middle only, and main reads it with inner: a data race.
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.Semaphore;

public class E12ThreeDeep {
    static final Object outer = new Object();
    static final ReentrantLock middle = new ReentrantLock();
    static final Object inner = new Object();
    static int count;

    static void work() {
        synchronized (outer) {
            middle.lock();
            try {
                synchronized (inner) {
                    count++;
                    if (count == 1) throw new IllegalStateException();
                }
            } catch (IllegalStateException failure) {
                if (!middle.isHeldByCurrentThread() || Thread.holdsLock(inner)) throw new AssertionError();
                count++;
            } finally {
                middle.unlock();
            }
        }
    }

    public static void main(String[] arguments) throws Exception {
        Thread left = new Thread(E12ThreeDeep::work);
        Thread right = new Thread(E12ThreeDeep::work);
        left.start();
        right.start();
        synchronized (inner) {
            if (count > 3) throw new AssertionError();
        }
        left.join();
        right.join();
        if (count != 3) throw new AssertionError();
    }
}
