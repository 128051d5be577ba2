// Truth: violated. lockInterruptibly may get the lock though the interrupt has come while it waited, and keeps the flag.
import java.util.concurrent.locks.ReentrantLock;

public class E12OverlooksInterrupt {
    static final ReentrantLock lock = new ReentrantLock();

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                if (Thread.interrupted()) throw new AssertionError();
                lock.unlock();
            } catch (InterruptedException failure) {
                // The other way.
            }
        });
        lock.lock();
        waiter.start();
        lock.unlock();
        waiter.interrupt();
        waiter.join();
    }
}
