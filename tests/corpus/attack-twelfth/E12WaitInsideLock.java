// Truth: violated. wait gives back the monitor, not the lock: the notifier needs the lock first.
import java.util.concurrent.locks.ReentrantLock;

public class E12WaitInsideLock {
    static final Object monitor = new Object();
    static final ReentrantLock lock = new ReentrantLock();
    static boolean set;

    public static void main(String[] arguments) throws Exception {
        Thread waiter = new Thread(() -> {
            lock.lock();
            synchronized (monitor) {
                try {
                    while (!set) monitor.wait();
                } catch (InterruptedException failure) {
                    throw new Error();
                }
            }
            lock.unlock();
        });
        waiter.start();
        lock.lock();
        synchronized (monitor) {
            set = true;
            monitor.notify();
        }
        lock.unlock();
        waiter.join();
    }
}
