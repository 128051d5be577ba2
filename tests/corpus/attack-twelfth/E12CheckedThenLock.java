// Truth: violated. The thread looks at its interrupt on entry; the interrupt comes behind that and before it takes what is free: it gets it, and keeps the flag.
import java.util.concurrent.locks.ReentrantLock;

public class E12CheckedThenLock {
    static final ReentrantLock lock = new ReentrantLock();
    static boolean got;

    public static void main(String[] arguments) throws Exception {
        Thread other = new Thread(() -> {
            try {
                lock.lockInterruptibly();
                got = true;
            } catch (InterruptedException failure) {
                // The other way.
            }
        });
        other.start();
        other.interrupt();
        boolean before = !lock.isLocked();
        other.join();
        if (before && got) throw new AssertionError();
    }
}
