// Truth: violated. The interrupt comes between the look on entry and the taking: main takes and gives back the lock in between.
import java.util.concurrent.locks.ReentrantLock;

public class E12CheckedThenOther {
    static final ReentrantLock lock = new ReentrantLock();
    static int order;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                if (order == 1) order = 2;
                lock.unlock();
            } catch (InterruptedException failure) {
                // The other way.
            }
        });
        other.start();
        other.interrupt();
        lock.lock();
        if (order == 0) order = 1;
        lock.unlock();
        other.join();
        if (order == 2) throw new AssertionError();
    }
}
