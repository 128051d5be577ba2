// Truth: violated. lockInterruptibly looks at the interrupt first, even if the lock is held by the caller.
import java.util.concurrent.locks.ReentrantLock;

public class E12InterruptiblyHeld {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread main = Thread.currentThread();
        Thread other = new Thread(() -> main.interrupt());
        lock.lock();
        other.start();
        lock.lockInterruptibly();
    }
}
